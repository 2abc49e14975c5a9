package dev.quayside.engine.order.check;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.parcel.product.GoodsCode;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.shipping.shipment.BoughtBy;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A check on the wire.
///
/// @param with ids of the other orders in the parcel
/// @param startedBy null when no person had to sign in
/// @param photo its address on this server, for the same credentials; null without one
record CheckJson(
    String id,
    String orderId,
    List<String> with,
    String status,
    List<LineJson> lines,
    @Nullable StartedBy startedBy,
    String station,
    Instant startedAt,
    @Nullable Instant passedAt,
    @Nullable BigDecimal weightOz,
    @Nullable String photo) {

  private static final int MOST_PIECES = 1_000_000;

  record StartedBy(String id, String name) {
    static @Nullable StartedBy of(@Nullable BoughtBy person) {
      return person == null ? null : new StartedBy(person.id(), person.name());
    }
  }

  record LineJson(
      int line,
      String orderId,
      @Nullable String sku,
      @Nullable String name,
      @Nullable String place,
      @Nullable String pictureUrl,
      int wanted,
      int counted,
      List<ScanJson> scans) {

    static LineJson of(CheckLine line, CheckView view, URI base) {
      return new LineJson(
          line.line(),
          line.orderId(),
          line.sku(),
          line.name(),
          view.place(line).orElse(null),
          view.product(line).flatMap(product -> product.pictureUrl(base)).orElse(null),
          line.wanted(),
          line.counted(),
          line.scans().stream().map(ScanJson::of).toList());
    }
  }

  record ScanJson(
      @Nullable String code,
      int quantity,
      @Nullable String lot,
      @Nullable LocalDate expiresOn,
      @Nullable String serial,
      @Nullable String reason,
      Instant at) {

    static ScanJson of(CheckScan scan) {
      return new ScanJson(
          scan.code(),
          scan.quantity(),
          scan.lot(),
          scan.expiresOn(),
          scan.serial(),
          scan.reason(),
          scan.at());
    }
  }

  /// The answer to a scan.
  record Scanned(
      String result, @Nullable Integer line, List<Candidate> candidates, CheckJson check) {

    record Candidate(int line, @Nullable String sku, @Nullable String name) {}

    static Scanned of(ScanView scanned, URI base) {
      var outcome = scanned.outcome();
      return new Scanned(
          outcome.result().wire(),
          outcome.line(),
          outcome.candidates().stream()
              .map(line -> new Candidate(line.line(), line.sku(), line.name()))
              .toList(),
          CheckJson.of(scanned.view(), base));
    }
  }

  static CheckJson of(CheckView view, URI base) {
    var check = view.check();
    return new CheckJson(
        check.id(),
        check.orderId(),
        check.orderIds().subList(1, check.orderIds().size()),
        check.state().wire(),
        check.lines().stream().map(line -> LineJson.of(line, view, base)).toList(),
        StartedBy.of(check.startedBy()),
        check.station(),
        check.startedAt(),
        check.passedAt(),
        check.weightOz(),
        check.photo() == null ? null : base + CheckRoutes.photo(check.id()));
  }

  static CheckScans.Scan readScan(Fields body) {
    body.require("code");
    var code = Objects.requireNonNullElse(body.scan("code"), "");
    if (body.has("code") && GoodsCode.read(code).text().isEmpty()) {
      body.violations().add(body.path("code"), FieldWords.REQUIRED);
    }
    var serial = body.text("serial");
    return new CheckScans.Scan(
        code, quantity(body), serial == null || serial.isBlank() ? null : serial.strip());
  }

  /// @param reason why pieces are not scanned
  record Confirmation(int quantity, String reason) {}

  static Confirmation readConfirmation(Fields body) {
    body.require("quantity");
    return new Confirmation(quantity(body), body.requiredText("reason").strip());
  }

  static @Nullable BigDecimal readWeight(Fields body) {
    var ounces = body.decimal("weightOz");
    if (ounces != null && ounces.signum() <= 0) {
      body.violations().add(body.path("weightOz"), FieldWords.MORE_THAN_ZERO);
    }
    return ounces;
  }

  private static int quantity(Fields body) {
    var quantity = body.integer("quantity");
    if (quantity != null && (quantity < 1 || quantity > MOST_PIECES)) {
      body.violations().add(body.path("quantity"), FieldWords.FROM_1_TO, MOST_PIECES);
    }
    return Objects.requireNonNullElse(quantity, 1);
  }
}
