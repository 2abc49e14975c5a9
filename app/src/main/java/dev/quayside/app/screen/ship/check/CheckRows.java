package dev.quayside.app.screen.ship.check;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.engine.order.check.CheckLine;
import dev.quayside.engine.order.check.CheckView;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The pieces of the check as rows: the next one large, what is done folded away, the whole panel
/// red after a wrong scan.
public final class CheckRows extends VBox {

  private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong-scan");
  private static final double LARGE = 64;
  private static final double SMALL = 28;

  private final CheckModel model;
  private final IntConsumer confirm;
  private final Ui ui;
  private final VBox ends = new VBox(8);
  private final Label pieces = Words.whole("", "caption");
  private final VBox rows = new VBox(8);
  private final Label done = Words.of("", "caption");

  /// @param confirm counts a piece of a line that is not scanned
  /// @param approve the same, as the manager who was asked
  public CheckRows(CheckModel model, IntConsumer confirm, Runnable approve, Ui ui) {
    this.model = model;
    this.confirm = confirm;
    this.ui = ui;
    setId("piece-check");
    getStyleClass().add("piece-check");
    var words = Words.wrapped(ui.text("ship.check.wrong"), "strong", "wrong");
    words.visibleProperty().bind(model.wrong());
    words.managedProperty().bind(model.wrong());
    getChildren()
        .setAll(
            new Card(ui.text("ship.check"), pieces)
                .with(words, rows, done, new ApprovalView(model.approval(), approve, ui), ends));
    managedProperty().bind(visibleProperty());
    Follow.value(this, model.shown(), this::show);
    Follow.value(this, model.photographed(), _ -> show(model.shown().get()));
    Follow.value(this, model.wrong(), wrong -> pseudoClassStateChanged(WRONG, wrong));
  }

  private void show(@Nullable CheckView now) {
    setVisible(now != null);
    rows.getChildren().clear();
    if (now == null) {
      return;
    }
    pieces.setText(ui.text("ship.check.pieces", model.counted(), model.wanted()));
    boolean first = true;
    int over = 0;
    for (var line : now.check().lines()) {
      if (line.counted() < line.wanted()) {
        rows.getChildren().add(row(now, line, first));
        first = false;
      } else {
        over++;
      }
    }
    done.setText(ui.text("ship.check.done", over));
    done.setVisible(over > 0);
    done.setManaged(over > 0);
    ends.getChildren().setAll(ends(now));
  }

  /// How the check can end otherwise than by its last piece: with a photo, or with a part of it.
  private List<Node> ends(CheckView now) {
    var shown = new ArrayList<Node>();
    if (model.isPartCounted()) {
      shown.add(new HBox(new ActionButton(ui.actions().require("ship.check.part"), Feather.BOX)));
    }
    if (model.photographed().get() != null) {
      boolean kept = now.check().photo() != null;
      var words =
          kept
              ? "ship.check.photo.kept"
              : model.lacksPhoto() ? "ship.check.photo.wanted" : "ship.check.photo.offer";
      shown.add(Words.wrapped(ui.text(words), kept ? "muted" : "strong"));
      shown.add(
          new HBox(new ActionButton(ui.actions().require("ship.check.photo"), Feather.CAMERA)));
    }
    return shown;
  }

  private Node row(CheckView view, CheckLine line, boolean isNext) {
    var name = Words.wrapped(called(line), isNext ? "check-next" : "check-name");
    var words = new VBox(2, name);
    view.place(line).ifPresent(place -> words.getChildren().add(Words.of(place, "check-place")));
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    var count = Words.whole(ui.text("ship.check.of", line.counted(), line.wanted()), "check-count");
    var row = new HBox(8);
    row.setAlignment(Pos.CENTER_LEFT);
    picture(view, line, isNext ? LARGE : SMALL).ifPresent(row.getChildren()::add);
    row.getChildren().addAll(words, count);
    boolean isBare = !view.hasBarcode(line);
    if (isBare || isNext) {
      row.getChildren().add(confirmation(line, isBare));
    }
    return row;
  }

  /// @param isBare whether it has no bar code; a damaged one takes a manager
  private Button confirmation(CheckLine line, boolean isBare) {
    var button = new Button(ui.text(isBare ? "ship.check.confirm" : "ship.check.confirm.damaged"));
    if (!isBare) {
      button.getStyleClass().add("link");
    }
    button.setId("check-confirm-" + line.line());
    button.setMinWidth(USE_PREF_SIZE);
    button.setAccessibleText(ui.text("ship.check.confirm.one", called(line)));
    button.setOnAction(_ -> confirm.accept(line.line()));
    return button;
  }

  /// A picture at an address elsewhere, loaded beside the window's thread; none leaves no hole.
  private static Optional<Node> picture(CheckView view, CheckLine line, double edge) {
    return view.product(line)
        .map(product -> product.picture())
        .map(picture -> picture.url())
        .map(
            url -> {
              var shown = new ImageView(new Image(url, edge, edge, true, true, true));
              shown.setFitWidth(edge);
              shown.setFitHeight(edge);
              shown.setPreserveRatio(true);
              return shown;
            });
  }

  private static String called(CheckLine line) {
    return Objects.requireNonNullElse(
        line.name(), Objects.requireNonNullElse(line.sku(), "#" + line.line()));
  }
}
