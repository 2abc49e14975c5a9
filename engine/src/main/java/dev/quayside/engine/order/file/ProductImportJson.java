package dev.quayside.engine.order.file;

import dev.quayside.engine.parcel.product.ProductIntake;
import dev.quayside.engine.platform.server.json.Fields;
import java.util.List;
import java.util.Objects;

/// What a file of products brought, or would bring.
///
/// @param remembered whether its columns are as somebody named them for such a file before
/// @param columns which header is understood as what
/// @param unused headers nobody reads
record ProductImportJson(
    boolean dryRun,
    boolean remembered,
    List<OrderImportJson.Named> columns,
    List<String> unused,
    int created,
    int updated,
    int unchanged,
    List<OrderImportJson.Fault> refused) {

  /// @param columns empty: as the headers suggest
  record Asked(String content, List<OrderImportJson.Chosen> columns, boolean dryRun) {}

  static Asked read(Fields body) {
    var content = body.lines("content", OrderImportJson.LONGEST_FILE);
    body.violations().require(body.path("content"), content);
    return new Asked(
        Objects.requireNonNullElse(content, ""),
        OrderImportJson.chosen(body, FileKind.PRODUCTS),
        Boolean.TRUE.equals(body.bool("dryRun")));
  }

  static ProductImportJson of(ProductFiles.Preview preview, ProductIntake intake, boolean dry) {
    return new ProductImportJson(
        dry,
        preview.remembered(),
        OrderImportJson.named(preview),
        preview.unused(),
        intake.created(),
        intake.updated(),
        intake.unchanged(),
        preview.bad().stream().map(OrderImportJson.Fault::of).toList());
  }
}
