package dev.quayside.app.screen.ship.box;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.screen.ship.contents.ContentsLine;
import dev.quayside.engine.order.boxing.Box;
import dev.quayside.engine.order.boxing.UsualBox;
import dev.quayside.engine.parcel.carton.Placement;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// Which box was chosen for the goods and what it saves, and a drawing of how they lie in it: up
/// and down keys show its layers.
public final class BoxView extends VBox {

  private final BoxModel model;
  private final Supplier<List<ContentsLine>> contents;
  private final Ui ui;
  private final Label sentence = Words.wrapped("", "strong");
  private final Label layerWords = Words.wrapped("", "muted");
  private final HBox picture = new HBox(12);
  private int layer;

  /// @param contents of the box, whose lines the pieces bear
  public BoxView(BoxModel model, Supplier<List<ContentsLine>> contents, Ui ui) {
    super(8);
    this.model = model;
    this.contents = contents;
    this.ui = ui;
    setId("ship-box");
    getStyleClass().add("chosen-box");
    sentence.setId("ship-box-sentence");
    picture.setId("ship-box-picture");
    picture.setFocusTraversable(true);
    picture.getStyleClass().add("box-picture");
    picture.addEventHandler(KeyEvent.KEY_PRESSED, this::move);
    picture.setOnMouseClicked(_ -> picture.requestFocus());
    Follow.value(this, model.chosen(), _ -> show());
    Follow.value(this, model.unknown(), _ -> show());
    Follow.value(this, model.usual(), _ -> show());
  }

  private void show() {
    var box = model.chosen().get();
    var unknown = model.unknown().get();
    getChildren().clear();
    if (box != null) {
      sentence.setText(words(box));
      getChildren().add(sentence);
      if (box.isLearned()) {
        getChildren().add(Words.wrapped(ui.text("ship.box.before"), "muted"));
      }
      layer = Math.max(0, BoxDrawing.layers(box.parcel()).size() - 1);
      draw(box);
      if (!box.parcel().load().placements().isEmpty()) {
        getChildren().add(picture);
      }
      if (box.plans().size() > 1) {
        getChildren()
            .add(
                new HBox(new ActionButton(ui.actions().require("ship.box.other"), Feather.REPEAT)));
      }
    } else if (!unknown.isEmpty()) {
      getChildren().add(Words.wrapped(unknown(unknown), "doubt"));
      var usual = model.usual().get();
      if (usual != null) {
        getChildren().add(Words.wrapped(usual(usual), "strong"));
      }
    }
    setVisible(!getChildren().isEmpty());
    setManaged(isVisible());
  }

  private String unknown(Set<String> skus) {
    return ui.text("ship.box.unknown", String.join(", ", skus));
  }

  private String usual(UsualBox usual) {
    var preset = usual.preset();
    return preset == null
        ? ui.text("ship.box.usual.sides")
        : ui.text("ship.box.usual", preset.name());
  }

  /// `Small box, 87 % full, $5.79 less than Large`
  private String words(ChosenBox box) {
    var parcel = box.parcel();
    var full =
        ui.text(
            "ship.box.full",
            name(parcel.box()),
            parcel.fillPercent().setScale(0, RoundingMode.HALF_UP).toPlainString());
    var other = box.other();
    var saved = box.saved().orElse(null);
    if (other == null || saved == null || saved.isZero()) {
      return full;
    }
    return saved.isNegative()
        ? ui.text("ship.box.more", full, ui.formats().money(saved.negated()), name(other.box()))
        : ui.text("ship.box.less", full, ui.formats().money(saved), name(other.box()));
  }

  private String name(Box box) {
    var preset = box.preset();
    return preset == null ? ui.text("parcel.packaging." + box.packaging().wire()) : preset.name();
  }

  private void draw(ChosenBox box) {
    var layers = BoxDrawing.layers(box.parcel());
    picture.getChildren().clear();
    if (layers.isEmpty()) {
      return;
    }
    layerWords.setText(layer(box, layers));
    HBox.setHgrow(layerWords, Priority.ALWAYS);
    picture.setAccessibleText(layerWords.getText());
    picture.getChildren().addAll(new BoxDrawing(box.parcel(), layers, layer), layerWords);
  }

  /// `Layer 1 of 2`, and below it the lines in it: `1: 2 × Mug`
  private String layer(ChosenBox box, List<Double> layers) {
    double z = layers.get(layer);
    Map<Integer, Long> counts =
        box.parcel().load().placements().stream()
            .filter(each -> Math.abs(each.z().doubleValue() - z) <= 0.001)
            .collect(Collectors.groupingBy(Placement::line, TreeMap::new, Collectors.counting()));
    var lines =
        counts.entrySet().stream()
            .map(
                each ->
                    ui.text("ship.box.line", each.getKey(), each.getValue(), title(each.getKey())))
            .collect(Collectors.joining("\n"));
    return layers.size() == 1
        ? lines
        : ui.text("ship.box.layer", layer + 1, layers.size()) + "\n" + lines;
  }

  private String title(int line) {
    var lines = contents.get();
    return line <= lines.size() ? title(lines.get(line - 1)) : "";
  }

  private static String title(ContentsLine line) {
    return Objects.requireNonNullElse(line.name(), Objects.requireNonNullElse(line.sku(), ""));
  }

  private void move(KeyEvent event) {
    var box = model.chosen().get();
    int by = step(event.getCode());
    if (box == null || by == 0) {
      return;
    }
    event.consume();
    int last = BoxDrawing.layers(box.parcel()).size() - 1;
    int now = Math.clamp((long) layer + by, 0, Math.max(0, last));
    if (now != layer) {
      layer = now;
      draw(box);
    }
  }

  private static int step(@Nullable KeyCode code) {
    return code == KeyCode.UP ? 1 : code == KeyCode.DOWN ? -1 : 0;
  }
}
