package dev.quayside.app.screen.orders.sheet;

import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.screen.orders.sheet.OrderSheet.Line;
import dev.quayside.app.screen.orders.sheet.OrderSheet.Picture;
import dev.quayside.app.sheet.SheetParts;
import dev.quayside.engine.order.OrderItem;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The goods of an order, with pictures, and what is declared of them where they go abroad.
record GoodsSection(OrderSheet sheet, Ui ui) {

  /// In pixels.
  private static final double PICTURE = 40;

  Stream<Node> items() {
    return new SheetParts(ui)
        .section("sheet.items", sheet.items().stream().map(this::row).toList());
  }

  /// Empty for an order that is not declared.
  Stream<Node> customs() {
    return sheet.abroad()
        ? new SheetParts(ui)
            .section(
                "sheet.customs",
                sheet.items().stream().map(Line::item).map(this::declared).toList())
        : Stream.of();
  }

  private Node row(Line line) {
    var item = line.item();
    var words = new VBox(2, Words.wrapped(ui.text("sheet.item", item.quantity(), called(item))));
    if (!item.options().isEmpty()) {
      words.getChildren().add(Words.wrapped(item.optionsInBrief(), "strong"));
    }
    var small = small(line);
    if (!small.isEmpty()) {
      words.getChildren().add(Words.wrapped(small, "caption"));
    }
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    var row = new HBox(8);
    row.setAlignment(Pos.CENTER_LEFT);
    line.picture().map(each -> picture(each, called(item))).ifPresent(row.getChildren()::add);
    row.getChildren().add(words);
    return row;
  }

  private String small(Line line) {
    var item = line.item();
    var parts = new ArrayList<String>();
    if (item.sku() != null && item.description() != null) {
      parts.add(item.sku());
    }
    Optional.ofNullable(item.weight()).map(ui.formats()::weight).ifPresent(parts::add);
    Optional.ofNullable(item.value()).map(ui.formats()::money).ifPresent(parts::add);
    Optional.ofNullable(item.place()).ifPresent(parts::add);
    boolean some = line.left() < item.quantity() && line.left() > 0;
    if (some) {
      parts.add(ui.text("sheet.item.left", line.left()));
    }
    return String.join(" · ", parts);
  }

  private static String called(OrderItem item) {
    return Objects.requireNonNullElse(
        item.description(), Objects.requireNonNullElse(item.sku(), "—"));
  }

  /// A picture at an address elsewhere is loaded beside the window's thread; none leaves no hole.
  private static Node picture(Picture picture, String called) {
    var bytes = picture.bytes();
    var image =
        bytes == null
            ? new Image(picture.url(), PICTURE, PICTURE, true, true, true)
            : new Image(new ByteArrayInputStream(bytes), PICTURE, PICTURE, true, true);
    var shown = new ImageView(image);
    shown.setFitWidth(PICTURE);
    shown.setFitHeight(PICTURE);
    shown.setPreserveRatio(true);
    shown.setAccessibleText(called);
    return shown;
  }

  private Node declared(OrderItem item) {
    var origin = item.originCountry();
    var missing = new ArrayList<String>();
    if (item.description() == null) {
      missing.add(ui.text("sheet.customs.no-description"));
    }
    if (origin == null) {
      missing.add(ui.text("sheet.customs.no-origin"));
    }
    if (!missing.isEmpty()) {
      return SheetParts.fact(
          Feather.ALERT_TRIANGLE,
          ui.text("sheet.customs.missing", called(item), String.join(", ", missing)),
          "note",
          "attention");
    }
    var parts = new ArrayList<String>(List.of(called(item)));
    if (item.hsCode() != null) {
      parts.add(ui.text("sheet.customs.hs", item.hsCode()));
    }
    if (origin != null) {
      parts.add(Locale.of("", origin).getDisplayCountry(ui.texts().locale()));
    }
    return Words.wrapped(String.join(" · ", parts));
  }
}
