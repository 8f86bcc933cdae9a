package weinhaendler_test

import (
	"testing"

	"treille/engine/record"
	"treille/scenes/data/archive"
	"treille/scenes/games/weinhaendler"
	"treille/scenes/testkit/scenetest"
)

// TestASecretGameHasNoSeed wants the result to say what has dealt the game, in each language,
// and not to offer a deal that nothing can deal again.
func TestASecretGameHasNoSeed(t *testing.T) {
	for language, words := range map[string]string{
		"en": "Dealt by the table’s secret · checked",
		"fr": "Donne scellée avant la partie · vérifiée",
		"de": "Vom Geheimnis des Tisches gegeben · geprüft",
	} {
		for _, screen := range []string{"390x844", "1280x800", "844x390"} {
			scenetest.Do(func() {
				screen := scenetest.English(screen)
				screen.Lang = language
				app := scenetest.NewApp(screen)
				result("over-secret")(t, app)
				scenetest.Tick(t, app, 3)
				if o := app.Outline().Find("seed"); o == nil || o.Heading != words {
					t.Errorf("%+v is told: %+v", screen, o)
				}
				scenetest.Find(t, app, "again")
				if app.Stage().Find("same") != nil {
					t.Errorf("%+v offers the same deal", screen)
				}
			})
		}
	}
}

// TestPlayingOnLeavesOthersToComputers plays on from the replay of a game of two people, each
// at a device of his own: Clara's goes on with a computer player for Jonas.
func TestPlayingOnLeavesOthersToComputers(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		scenetest.Again(t, app, weinhaendler.Kind(), "over-secret", 0.5)
		scenetest.Act(t, app, "play-on")
		data, err := archive.Archive{Store: app.Store, Now: app.Now}.Load(archive.RunningKey)
		if err != nil {
			t.Fatal(err)
		}
		rec, err := record.Parse(data)
		if err != nil || rec.Secret() || rec.Seats[0].Kind != record.Human || rec.Seats[3].Kind == record.Human {
			t.Errorf("played on is\n%s%v", data, err)
		}
	})
}
