package vino_test
import ("testing";"fmt";"treille/scenes/testkit/scenetest";"treille/scenes/data/store")
func TestZZ(t *testing.T) { scenetest.Do(func(){
 for _, rec := range []string{"sell-4","sell-5","give-4","raise-5","rows-4"} {
 app := scenetest.NewApp(scenetest.English("390x844"))
 app.Settings.Speed, app.Settings.SkipTold = store.SpeedOne, true
 app.SettingsChanged()
 at(rec)(t, app)
 fmt.Println("=====",rec)
 for _, id := range []string{"nosale","sure"} { if app.Stage().Find(id)!=nil {press(t,app,id)} }
 last:=""; n:=0
 for i:=range 2000 { scenetest.Tick(t,app,1)
  l:="-"; if c:=app.Stage().Find("next-line"); c!=nil {l=c.Label}
  if l!=last { fmt.Println(i,n,l); n=0; last=l }
  n++
 }
 }
})}
