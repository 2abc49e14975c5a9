package dev.quayside.engine.order.file.api;

import dev.quayside.engine.order.external.ShippedImport;
import dev.quayside.engine.order.file.FileKind;
import dev.quayside.engine.order.file.ShippedFile;
import dev.quayside.engine.platform.server.json.Fields;
import java.util.List;
import java.util.Objects;

/// The result of a file that says which orders have left, or of a dry run.
///
/// @param columns the meaning of each header
/// @param unused headers of columns that hold something and are not mapped
/// @param missing required columns that are not mapped
/// @param shipped number of orders; in a dry run those that would be
/// @param unchanged number of lines that say what is there already
record ShippedImportJson(
    boolean dryRun,
    boolean remembered,
    List<OrderImportJson.Named> columns,
    List<String> unused,
    List<String> missing,
    int shipped,
    int unchanged,
    List<Refused> refused) {

  /// A line that ships nothing, with the reason.
  record Refused(String reference, List<OrderImportJson.Fault> faults) {

    static Refused of(ShippedFile.BadRow bad) {
      return new Refused(bad.reference(), List.of(OrderImportJson.Fault.of(bad.error())));
    }
  }

  /// @param columns meaning of the headers; empty to derive it from their names
  record Asked(String content, List<OrderImportJson.Chosen> columns, boolean dryRun) {}

  static Asked read(Fields body) {
    var content = body.lines("content", OrderImportJson.LONGEST_FILE);
    body.violations().require(body.path("content"), content);
    var _ = body.text("name", OrderImportJson.LONGEST_NAME);
    return new Asked(
        Objects.requireNonNullElse(content, ""),
        OrderImportJson.chosen(body, FileKind.SHIPPED),
        Boolean.TRUE.equals(body.bool("dryRun")));
  }

  static ShippedImportJson of(ShippedFile file, ShippedImport.Result result, boolean dry) {
    return new ShippedImportJson(
        dry,
        file.remembered(),
        OrderImportJson.named(file),
        file.unused(),
        file.missing().stream().map(FileKind.SHIPPED::wire).toList(),
        result.shipped(),
        result.unchanged(),
        result.refused().stream().map(Refused::of).toList());
  }
}
