package dev.quayside.engine.order.file.api;

import dev.quayside.engine.order.file.FileKind;
import dev.quayside.engine.order.file.ProductFiles;
import dev.quayside.engine.parcel.product.ProductIntake;
import dev.quayside.engine.platform.server.json.Fields;
import java.util.List;
import java.util.Objects;

/// The result of importing a file of products, or of a dry run.
///
/// @param remembered whether the mapping was used for a file of the same layout before
/// @param columns the meaning of each header
/// @param unused headers of columns that are not mapped
record ProductImportJson(
    boolean dryRun,
    boolean remembered,
    List<OrderImportJson.Named> columns,
    List<String> unused,
    int created,
    int updated,
    int unchanged,
    List<OrderImportJson.Fault> refused) {

  /// @param columns meaning of the headers; empty to derive it from their names
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
