package dev.quayside.engine.parcel.product;

import dev.quayside.engine.base.measure.Sides;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.PieceWeightJson;
import dev.quayside.engine.parcel.SidesDraft;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.MoneyJson;
import java.math.BigDecimal;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// A product on the wire; value, weight and sides are of one piece.
///
/// @param barcode the first of `barcodes`
/// @param pictureUrl where the picture is: elsewhere, or here for the same credentials
record ProductJson(
    String sku,
    @Nullable String name,
    @Nullable MoneyJson value,
    @Nullable BigDecimal weightOz,
    @Nullable String barcode,
    @Nullable String originCountry,
    @Nullable String hsCode,
    List<BarcodeJson> barcodes,
    @Nullable BigDecimal lengthIn,
    @Nullable BigDecimal widthIn,
    @Nullable BigDecimal heightIn,
    String rotate,
    boolean soft,
    boolean alone,
    @Nullable String place,
    @Nullable String pictureUrl,
    String check,
    List<String> tags) {

  /// Stands for the SKU of the path while the rest is checked.
  private static final String ANY = "-";

  /// A code on the goods and the pieces behind it.
  record BarcodeJson(String code, int quantity) {}

  static ProductJson of(Product product, URI base) {
    var sides = Optional.ofNullable(product.sides());
    return new ProductJson(
        product.sku(),
        product.name(),
        Optional.ofNullable(product.value()).map(MoneyJson::of).orElse(null),
        Optional.ofNullable(product.weight()).map(Weight::ounces).orElse(null),
        product.barcode(),
        product.originCountry(),
        product.hsCode(),
        product.codes().stream()
            .map(each -> new BarcodeJson(each.code(), each.quantity()))
            .toList(),
        sides.map(Sides::length).orElse(null),
        sides.map(Sides::width).orElse(null),
        sides.map(Sides::height).orElse(null),
        product.rotate().wire(),
        product.isSoft(),
        product.isAlone(),
        product.place(),
        product.pictureUrl(base).orElse(null),
        Objects.requireNonNullElse(product.pieceCheck(), PieceCheck.NONE).wire(),
        product.tags());
  }

  /// Reads everything but the SKU, which stands in the path.
  static Product read(Fields body) {
    var country = text(body, "originCountry");
    var picture = text(body, "pictureUrl");
    var read =
        new Product(
            ANY,
            text(body, "name"),
            PieceWeightJson.read(body, FieldWords.MORE_THAN_ZERO),
            MoneyJson.read(body, "value"),
            text(body, "hsCode"),
            country == null ? null : country.toUpperCase(Locale.ROOT),
            text(body, "barcode"),
            barcodes(body),
            shape(body),
            text(body, "place"),
            picture == null ? null : ProductPicture.at(picture),
            body.choice("check", PieceCheck.values(), PieceCheck::wire),
            body.texts("tags", Product.MOST_TAGS));
    var found = new Violations();
    read.check(found);
    // the bar codes were checked in the order they were sent, which `barcode` may change
    found.list().stream()
        .filter(each -> !each.field().startsWith("barcodes"))
        .forEach(each -> body.violations().add(each.field(), each.message()));
    return read;
  }

  /// A field left out stays; an empty text clears it, an empty list too.
  static UnaryOperator<Product> readChange(Fields body) {
    var said = read(body);
    return before ->
        new Product(
            before.sku(),
            body.has("name") ? said.name() : before.name(),
            said.weight() == null ? before.weight() : said.weight(),
            said.value() == null ? before.value() : said.value(),
            body.has("hsCode") ? said.hsCode() : before.hsCode(),
            body.has("originCountry") ? said.originCountry() : before.originCountry(),
            codes(body, said, before).barcode(),
            codes(body, said, before).barcodes(),
            said.shape().or(before.shape()),
            body.has("place") ? said.place() : before.place(),
            body.has("pictureUrl") ? picture(said, before) : before.picture(),
            said.pieceCheck() == null ? before.pieceCheck() : said.pieceCheck(),
            body.has("tags") ? said.tags() : before.tags());
  }

  /// The product whose bar codes a change leaves: a `barcode` sent alone is the first of those that
  /// are there.
  private static Product codes(Fields body, Product said, Product before) {
    if (body.has("barcodes")) {
      return said;
    }
    if (!body.has("barcode")) {
      return before;
    }
    return said.barcode() == null ? said : said.or(before);
  }

  /// The picture kept here stays when its address is sent back.
  private static @Nullable ProductPicture picture(Product said, Product before) {
    var picture = said.picture();
    return picture != null && picture.isOwnAddress(before.sku()) ? before.picture() : picture;
  }

  private static List<ProductBarcode> barcodes(Fields body) {
    var codes =
        body.objects("barcodes", ProductBarcode.MOST).stream()
            .map(
                each ->
                    new ProductBarcode(
                        Objects.requireNonNullElse(each.text("code"), ""),
                        Objects.requireNonNullElse(each.integer("quantity"), 1)))
            .toList();
    ProductBarcode.check(codes, body.violations());
    return codes;
  }

  private static ProductShape shape(Fields body) {
    var sides =
        new SidesDraft(body.decimal("lengthIn"), body.decimal("widthIn"), body.decimal("heightIn"));
    sides.check("lengthIn", "widthIn", "heightIn", body.violations());
    return new ProductShape(
        sides.value(),
        body.choice("rotate", Rotate.values(), Rotate::wire),
        body.bool("soft"),
        body.bool("alone"));
  }

  private static @Nullable String text(Fields body, String name) {
    var text = body.text(name);
    return text == null || text.isBlank() ? null : text.strip();
  }
}
