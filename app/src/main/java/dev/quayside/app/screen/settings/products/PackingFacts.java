package dev.quayside.app.screen.settings.products;

import dev.quayside.app.i18n.Units;
import dev.quayside.app.measure.Measure;
import dev.quayside.app.measure.TypedNumber;
import dev.quayside.engine.base.measure.Sides;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.SidesDraft;
import dev.quayside.engine.parcel.product.PieceCheck;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.ProductBarcode;
import dev.quayside.engine.parcel.product.ProductPicture;
import dev.quayside.engine.parcel.product.ProductShape;
import dev.quayside.engine.parcel.product.Rotate;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// What packing needs to know of a product, as typed: further bar codes, sides and how it may lie,
/// its place in the store, its picture, and what is scanned of each piece.
public final class PackingFacts {

  /// The engine's path of the picture.
  static final String PICTURE = "pictureUrl";

  /// A side; `path` is the engine's path of the field.
  public enum Side {
    LENGTH("lengthIn"),
    WIDTH("widthIn"),
    HEIGHT("heightIn");

    private final String path;

    Side(String path) {
      this.path = path;
    }

    public String path() {
      return path;
    }
  }

  /// Bar codes beside the first, one a line: `code`, or `code = pieces` for that of a case.
  public final StringProperty barcodes = new SimpleStringProperty("");

  private final Map<Side, TypedNumber> sides = new EnumMap<>(Side.class);
  public final ObjectProperty<Rotate> rotate = new SimpleObjectProperty<>(Rotate.ANY);

  /// Whether it keeps its volume but not its shape.
  public final BooleanProperty soft = new SimpleBooleanProperty();

  /// Whether it shares its box with nothing else.
  public final BooleanProperty alone = new SimpleBooleanProperty();

  /// Whether a piece counts only with its serial number.
  public final BooleanProperty serial = new SimpleBooleanProperty();

  public final StringProperty place = new SimpleStringProperty("");

  /// Address of its picture; empty for none, and for one that is kept here.
  public final StringProperty picture = new SimpleStringProperty("");

  private @Nullable Product filled;

  PackingFacts() {
    for (var side : Side.values()) {
      sides.put(side, new TypedNumber());
    }
  }

  @SuppressWarnings("NullAway") // every constant has a number
  public TypedNumber side(Side side) {
    return sides.get(side);
  }

  /// Whether any of it is known of the product in the form.
  boolean isSaid() {
    return filled != null && isSaid(filled);
  }

  /// Whether any of it is known of a product.
  static boolean isSaid(Product product) {
    return product.codes().size() > 1
        || product.codes().stream().anyMatch(each -> each.quantity() > 1)
        || !product.shape().equals(ProductShape.UNKNOWN)
        || product.place() != null
        || product.picture() != null
        || product.pieceCheck() != null;
  }

  void clear() {
    filled = null;
    barcodes.set("");
    sides.values().forEach(side -> side.set(""));
    rotate.set(Rotate.ANY);
    soft.set(false);
    alone.set(false);
    serial.set(false);
    place.set("");
    picture.set("");
  }

  /// @param code the one that stands in its own field; empty for none
  void fill(Product product, String code, Units units) {
    filled = product;
    barcodes.set(
        product.codes().stream()
            .filter(each -> !each.code().equals(code))
            .map(PackingFacts::line)
            .collect(Collectors.joining("\n")));
    var known = SidesDraft.of(product.sides());
    side(Side.LENGTH).show(Measure.side(known.length(), units));
    side(Side.WIDTH).show(Measure.side(known.width(), units));
    side(Side.HEIGHT).show(Measure.side(known.height(), units));
    rotate.set(product.rotate());
    soft.set(product.isSoft());
    alone.set(product.isAlone());
    serial.set(product.needsSerial());
    place.set(Objects.requireNonNullElse(product.place(), ""));
    var shown = product.picture();
    picture.set(shown == null ? "" : Objects.requireNonNullElse(shown.url(), ""));
  }

  private static String line(ProductBarcode code) {
    return code.quantity() == 1 ? code.code() : code.code() + " = " + code.quantity();
  }

  /// All bar codes; empty when the first is the only one.
  ///
  /// @param first in its own field; null for none
  List<ProductBarcode> codes(@Nullable String first) {
    var all = new ArrayList<ProductBarcode>();
    if (first != null) {
      all.add(ProductBarcode.of(first));
    }
    barcodes
        .get()
        .lines()
        .filter(line -> !line.isBlank())
        .map(PackingFacts::code)
        .forEach(all::add);
    return first != null && all.size() == 1 ? List.of() : List.copyOf(all);
  }

  /// A number of pieces that is none is told of as 0.
  private static ProductBarcode code(String line) {
    int sign = line.lastIndexOf('=');
    return sign < 0
        ? ProductBarcode.of(line)
        : new ProductBarcode(line.substring(0, sign), pieces(line.substring(sign + 1).strip()));
  }

  private static int pieces(String typed) {
    var number = new TypedNumber();
    number.set(typed);
    var whole = number.whole();
    return whole == null ? 0 : whole;
  }

  ProductShape shape(Units units) {
    var before = filled == null ? ProductShape.UNKNOWN : filled.shape();
    return new ProductShape(
        sides(units),
        rotate.get() == Rotate.ANY && before.rotate() == null ? null : rotate.get(),
        said(soft.get(), before.soft()),
        said(alone.get(), before.alone()));
  }

  private static @Nullable Boolean said(boolean now, @Nullable Boolean before) {
    return now || before != null ? now : null;
  }

  private @Nullable Sides sides(Units units) {
    return typed(units).value();
  }

  private SidesDraft typed(Units units) {
    return new SidesDraft(
        inches(Side.LENGTH, units), inches(Side.WIDTH, units), inches(Side.HEIGHT, units));
  }

  private @Nullable BigDecimal inches(Side side, Units units) {
    return Measure.inches(side(side).value(), units);
  }

  @Nullable String placed() {
    var typed = place.get().strip();
    return typed.isEmpty() ? null : typed;
  }

  /// One that is kept here stays unless another is named.
  @Nullable ProductPicture pictured() {
    var typed = picture.get().strip();
    var before = filled == null ? null : filled.picture();
    if (!typed.isEmpty()) {
      return ProductPicture.at(typed);
    }
    return before != null && before.digest() != null ? before : null;
  }

  @Nullable PieceCheck pieceCheck() {
    var before = filled == null ? null : filled.pieceCheck();
    if (serial.get()) {
      return PieceCheck.SERIAL;
    }
    return before == null ? null : PieceCheck.NONE;
  }

  void check(Units units, Violations found) {
    sides.forEach((side, number) -> number.check(side.path, found));
    typed(units).check(Side.LENGTH.path, Side.WIDTH.path, Side.HEIGHT.path, found);
  }
}
