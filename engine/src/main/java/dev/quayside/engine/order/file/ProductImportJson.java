package dev.quayside.engine.order.file;

import dev.quayside.engine.base.text.CamelCase;
import dev.quayside.engine.parcel.product.ProductIntake;
import dev.quayside.engine.platform.server.json.Fields;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// What a file of products brought, or would bring.
///
/// @param columns which header is understood as what
/// @param unused headers nobody reads
record ProductImportJson(
    boolean dryRun,
    List<OrderImportJson.Named> columns,
    List<String> unused,
    int created,
    int updated,
    int unchanged,
    List<OrderImportJson.Fault> refused) {

  record Asked(String content, boolean dryRun) {}

  static Asked read(Fields body) {
    var content = body.lines("content", OrderImportJson.LONGEST_FILE);
    body.violations().require(body.path("content"), content);
    return new Asked(
        Objects.requireNonNullElse(content, ""), Boolean.TRUE.equals(body.bool("dryRun")));
  }

  static ProductImportJson of(ProductFiles.Preview preview, ProductIntake intake, boolean dry) {
    var header = preview.sheet().header();
    var places = preview.mapping().places();
    return new ProductImportJson(
        dry,
        Arrays.stream(Column.values())
            .flatMap(
                column ->
                    Optional.ofNullable(places.get(column))
                        .map(at -> new OrderImportJson.Named(wire(column), header.get(at)))
                        .stream())
            .toList(),
        header.stream().filter(each -> !places.containsValue(header.indexOf(each))).toList(),
        intake.created(),
        intake.updated(),
        intake.unchanged(),
        preview.bad().stream().map(OrderImportJson.Fault::of).toList());
  }

  /// As a product calls it; a weight with what it is in.
  private static String wire(Column column) {
    return switch (column) {
      case ITEM -> "name";
      case ITEM_PRICE -> "value";
      case ORIGIN -> "originCountry";
      case ITEM_WEIGHT_OZ -> "weightOz";
      case ITEM_WEIGHT_LB -> "weightLb";
      case ITEM_WEIGHT_G -> "weightG";
      default -> CamelCase.of(column.name());
    };
  }
}
