package dev.quayside.engine.order.file.api;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.file.FileKind;
import dev.quayside.engine.order.file.Imported;
import dev.quayside.engine.order.file.MappedFile;
import dev.quayside.engine.order.file.Mapping;
import dev.quayside.engine.order.file.Preview;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.outcome.BadOrder;
import dev.quayside.engine.order.file.outcome.KeptOrder;
import dev.quayside.engine.order.file.outcome.LeftOut;
import dev.quayside.engine.order.file.outcome.LineError;
import dev.quayside.engine.order.file.outcome.OrderWarning;
import dev.quayside.engine.order.file.sheet.Sheet;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.MoneyJson;
import dev.quayside.printing.message.Message;
import java.util.Currency;
import java.util.EnumMap;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The result of importing a file of orders, or of a dry run.
///
/// @param id id of the file, by which the window corrects it; null in a dry run
/// @param remembered whether the mapping was used for a file of the same layout before
/// @param unused headers of columns that hold something and are not mapped
/// @param missing required columns that are not mapped
/// @param orders number of good orders
/// @param created new orders; in a dry run those that would be, and so for the others
/// @param kept orders that differ from those here, which stay as they are
/// @param skipped orders that are not to be shipped, with the reason
/// @param warnings what to look at in orders that are taken in
/// @param currency of amounts that name none; null when there are none
record OrderImportJson(
    @Nullable String id,
    boolean dryRun,
    boolean remembered,
    List<Named> columns,
    List<String> unused,
    List<String> missing,
    int orders,
    int created,
    int updated,
    int unchanged,
    List<Kept> kept,
    List<Skipped> skipped,
    List<Refused> refused,
    List<Warned> warnings,
    @Nullable String currency) {

  static final int LONGEST_FILE = 1_000_000;
  static final int LONGEST_NAME = 200;
  private static final int MOST_COLUMNS = 250;

  /// The meaning of a header.
  record Named(String column, String header) {}

  /// An order that was not imported, with the reasons.
  record Refused(String reference, List<Fault> faults) {

    static Refused of(BadOrder bad) {
      return new Refused(bad.number(), bad.faults().stream().map(Fault::of).toList());
    }
  }

  /// An order that is not to be shipped.
  record Skipped(String reference, int line, String reason, Message message) {

    static Skipped of(LeftOut left) {
      return new Skipped(left.number(), left.line(), left.reason().wire(), left.reason().message());
    }
  }

  /// An order that differs from the one here, which stays as it is.
  record Kept(String reference, String orderId, String status, Message message) {

    static Kept of(KeptOrder kept) {
      return new Kept(kept.number(), kept.id(), kept.state().wire(), kept.message());
    }
  }

  /// What to look at in an order that is taken in.
  record Warned(String reference, Message message) {

    static Warned of(OrderWarning warning) {
      return new Warned(warning.number(), warning.message());
    }
  }

  /// @param line line number in the file, where the header is line 1
  record Fault(int line, String column, Message message) {
    static Fault of(LineError error) {
      return new Fault(error.line(), error.column(), error.message());
    }
  }

  /// @param columns meaning of the headers; empty to derive it from their names
  /// @param currency of amounts that name none; null for that of the last such file, or else of the
  ///   country that orders leave from
  record Asked(
      String name,
      String content,
      List<Chosen> columns,
      boolean dryRun,
      @Nullable Currency currency) {}

  /// @param at path in the request
  record Chosen(String at, Column column, String header) {

    private static Chosen of(Fields each, FileKind kind) {
      each.require("column");
      var column = each.choice("column", kind.columns().toArray(Column[]::new), kind::wire);
      return new Chosen(
          each.path("header"), column == null ? Column.SKU : column, each.requiredText("header"));
    }
  }

  static Asked read(Fields body) {
    var content = body.lines("content", LONGEST_FILE);
    body.violations().require(body.path("content"), content);
    var name = body.text("name", LONGEST_NAME);
    return new Asked(
        name == null || name.isBlank() ? "orders.csv" : name,
        Objects.requireNonNullElse(content, ""),
        chosen(body, FileKind.ORDERS),
        Boolean.TRUE.equals(body.bool("dryRun")),
        body.has("currency") ? MoneyJson.currency(body, "currency", Money.USD) : null);
  }

  /// Reads the meaning of the headers that the caller gave.
  static List<Chosen> chosen(Fields body, FileKind kind) {
    return body.objects("columns", MOST_COLUMNS).stream()
        .map(each -> Chosen.of(each, kind))
        .toList();
  }

  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST` naming headers
  ///   that the file does not have
  static Mapping mapping(Sheet sheet, List<Chosen> columns) {
    var found = new Violations();
    var places = new EnumMap<Column, Integer>(Column.class);
    for (var each : columns) {
      int place = sheet.header().indexOf(each.header().strip());
      if (place < 0) {
        found.add(each.at(), OrderWords.NO_HEADER, each.header());
      }
      places.put(each.column(), place);
    }
    found.throwAs(ProblemCode.INVALID_REQUEST);
    return new Mapping(places);
  }

  /// The meaning of each header.
  static List<Named> named(MappedFile file) {
    var places = file.mapping().places();
    return file.kind().columns().stream()
        .filter(places::containsKey)
        .map(
            each ->
                new Named(
                    file.kind().wire(each),
                    file.sheet().header().get(Objects.requireNonNull(places.get(each)))))
        .toList();
  }

  /// @param file null in a dry run
  static OrderImportJson of(Preview preview, @Nullable Imported file) {
    var counts = file == null ? preview.counts() : file.counts();
    return new OrderImportJson(
        file == null ? null : file.id(),
        file == null,
        preview.remembered(),
        named(preview),
        preview.unused(),
        preview.missing().stream().map(FileKind.ORDERS::wire).toList(),
        preview.good().size(),
        counts.created(),
        counts.changed(),
        counts.same(),
        (file == null ? preview.kept() : file.kept()).stream().map(Kept::of).toList(),
        preview.left().stream().map(Skipped::of).toList(),
        (file == null ? preview.bad() : file.bad()).stream().map(Refused::of).toList(),
        (file == null ? preview.warnings() : file.warnings()).stream().map(Warned::of).toList(),
        preview.asksCurrency() ? preview.currency().getCurrencyCode() : null);
  }
}
