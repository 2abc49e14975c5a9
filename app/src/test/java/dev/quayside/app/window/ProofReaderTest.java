package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.control.CutWords;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.theme.Theme;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import org.testfx.api.FxToolkit;

/// The reader finds what it is there to find.
class ProofReaderTest {

  private static final String LONG = "Words that are far too long for the room there is";

  @Test
  void cutWordsAreFoundUnlessThePointerBringsThem() throws Exception {
    assertThat(faults(narrow(new Label(LONG)))).singleElement().asString().startsWith("cut: ");
    assertThat(faults(narrow(CutWords.whole(new Label(LONG))))).isEmpty();
    assertThat(faults(narrow(CutWords.whole(new Button(LONG))))).isNotEmpty();
    assertThat(faults(narrow(new Label("Short")))).isEmpty();
  }

  @Test
  void aButtonThatSaysNothingIsFound() throws Exception {
    assertThat(faults(new Button())).singleElement().asString().startsWith("says nothing: ");
    assertThat(faults(new Button("", new FontIcon(Feather.X)))).isEmpty();
  }

  @Test
  void whatHasNoRoomIsFound() throws Exception {
    var stiff = new Label(LONG);
    stiff.setMinWidth(300);
    var row = new HBox(stiff);
    row.setMinWidth(0);
    row.setMaxWidth(100);
    row.setPrefWidth(100);
    assertThat(faults(new Pane(row))).anyMatch(fault -> fault.startsWith("no room for it"));
    var away = new Label("out");
    away.setLayoutX(500);
    assertThat(faults(new Pane(away))).anyMatch(fault -> fault.startsWith("out of the window"));
  }

  @Test
  void englishIsToldFromSpanishAndFromNames() throws Exception {
    assertThat(english(new Label("Looking for printers"))).isNotEmpty();
    assertThat(english(new Label("Buscar impresoras"))).isEmpty();
    assertThat(english(new Label("USPS Ground Advantage"))).isEmpty();
  }

  private static Node narrow(javafx.scene.control.Labeled labeled) {
    labeled.setMaxWidth(90);
    labeled.setMinWidth(90);
    return labeled;
  }

  private static List<String> faults(Node node) throws Exception {
    return TestWindow.onWindowThread(() -> ProofReader.read(scene(node)));
  }

  private static List<String> english(Node node) throws Exception {
    return TestWindow.onWindowThread(() -> EnglishWords.in(node));
  }

  private static Scene scene(Node node) throws Exception {
    Theme.loadFonts();
    var scene = new Scene(new HBox(node), 400, 100);
    Theme.apply(scene, Appearance.LIGHT);
    return scene;
  }

  @org.junit.jupiter.api.BeforeAll
  static void open() throws Exception {
    FxToolkit.registerPrimaryStage();
  }
}
