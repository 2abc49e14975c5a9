package dev.quayside.app.list;

import dev.quayside.app.control.Busy;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The content of a list without rows: that it is being loaded, that loading failed and how to try
/// again, or, once that is known, that there is nothing.
public final class Vacancy extends StackPane {

  private final Loading loading;
  private final Ui ui;
  private final Node nothing;

  /// @param nothing shown when the list is known to be empty
  public Vacancy(Loading loading, Ui ui, Node nothing) {
    this.loading = loading;
    this.ui = ui;
    this.nothing = nothing;
    Follow.value(this, loading.answered(), _ -> show());
    Follow.change(this, loading.problem(), _ -> show());
  }

  private void show() {
    if (loading.answered().getValue()) {
      getChildren().setAll(nothing);
    } else if (loading.problem().getValue() == null) {
      getChildren().setAll(centred(Busy.line(ui.text("list.asking"))));
    } else {
      var retry = new Button(ui.text("list.retry"), new FontIcon(Feather.REFRESH_CW));
      retry.setOnAction(_ -> loading.again().run());
      getChildren()
          .setAll(centred(new HBox(12, Words.of(ui.text("list.not-known"), "muted"), retry)));
    }
  }

  private static Node centred(HBox line) {
    line.setAlignment(Pos.CENTER);
    return line;
  }
}
