package dev.quayside.app.screen.ship.contents;

import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Stepper;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// An item of which some pieces may go into this box and the rest into another.
final class DividedLine extends HBox {

  private final Stepper stepper;

  DividedLine(ContentsLine one, int place, IntConsumer wanted, Ui ui) {
    super(8);
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("contents-line");
    stepper =
        new Stepper(
            "contents-" + (place + 1),
            new Stepper.Names(
                ui.text("ship.contents.field", one.title()),
                ui.text("ship.contents.less", one.title()),
                ui.text("ship.contents.more", one.title())),
            one.left(),
            wanted);
    var of = Words.whole(ui.text("ship.contents.of", one.left()), "contents-of");
    // several pieces of one item are the ones packed wrong: the number stands out
    if (one.left() > 1) {
      of.getStyleClass().add("several");
    }
    getChildren().addAll(stepper, of, words(one));
  }

  void show(int pieces) {
    stepper.show(pieces);
  }

  static VBox words(ContentsLine one) {
    var name = CutWords.whole(Words.of(one.title(), "contents-name"));
    name.setMinWidth(0);
    var words = new VBox(name);
    if (!one.own().isEmpty()) {
      words.getChildren().add(Words.wrapped(one.own(), "contents-own"));
    }
    if (!one.code().isEmpty()) {
      var code = CutWords.whole(Words.of(one.code(), "caption"));
      code.setMinWidth(0);
      words.getChildren().add(code);
    }
    words.setMinWidth(0);
    words.setAlignment(Pos.CENTER_LEFT);
    HBox.setHgrow(words, Priority.ALWAYS);
    return words;
  }
}
