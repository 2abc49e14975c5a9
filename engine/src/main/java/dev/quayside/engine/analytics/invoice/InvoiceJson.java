package dev.quayside.engine.analytics.invoice;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.platform.server.json.Fields;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Currency;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// An invoice on the wire. Its amounts are in the invoice's currency.
record InvoiceJson(
    String id,
    String carrier,
    String number,
    @Nullable String account,
    @Nullable LocalDate date,
    String currency,
    int lines,
    BigDecimal invoiced,
    BigDecimal booked,
    BigDecimal difference,
    List<Sum> differences,
    Instant importedAt) {

  private static final int LONGEST_FILE = 1_000_000;

  /// @param carrier null when it is to be recognized from the file
  record Asked(@Nullable String carrier, String content) {}

  record Sum(String kind, BigDecimal amount, int parcels) {
    static Sum of(Invoice.Sum sum) {
      return new Sum(sum.kind().wire(), sum.amount().amount(), sum.parcels());
    }
  }

  record Imported(List<InvoiceJson> imported, List<InvoiceJson> known) {}

  record CarrierLine(String carrier, String currency, String kind, BigDecimal amount, int parcels) {
    static CarrierLine of(CarrierSum sum) {
      var amount = sum.sum().amount();
      return new CarrierLine(
          sum.carrier(),
          amount.currency().getCurrencyCode(),
          sum.sum().kind().wire(),
          amount.amount(),
          sum.sum().parcels());
    }
  }

  record Sums(List<CarrierLine> differences) {
    static Sums of(List<CarrierSum> sums) {
      return new Sums(sums.stream().map(CarrierLine::of).toList());
    }
  }

  record Charge(String name, BigDecimal amount) {}

  record Part(String kind, BigDecimal amount) {}

  record Sides(BigDecimal length, BigDecimal width, BigDecimal height) {
    static @Nullable Sides of(@Nullable Dimensions sides) {
      return sides == null ? null : new Sides(sides.length(), sides.width(), sides.height());
    }
  }

  record Line(
      @Nullable String trackingNumber,
      @Nullable String shipmentId,
      @Nullable String service,
      @Nullable BigDecimal billedWeightOz,
      @Nullable BigDecimal bookedWeightOz,
      @Nullable Sides billedDimensions,
      @Nullable Sides bookedDimensions,
      BigDecimal invoiced,
      BigDecimal booked,
      BigDecimal difference,
      List<Charge> charges,
      List<Part> differences) {

    static Line of(InvoiceLine line, Currency currency) {
      return new Line(
          Absent.fromEmpty(line.trackingNumber()),
          line.shipmentId(),
          Absent.fromEmpty(line.service()),
          ounces(line.billedWeight()),
          ounces(line.bookedWeight()),
          Sides.of(line.billedDimensions()),
          Sides.of(line.bookedDimensions()),
          amount(line.invoiced(), currency),
          amount(line.booked(), currency),
          amount(line.invoiced() - line.booked(), currency),
          line.charges().stream()
              .map(each -> new Charge(each.name(), amount(each.minor(), currency)))
              .toList(),
          line.differences().stream()
              .map(each -> new Part(each.kind().wire(), amount(each.minor(), currency)))
              .toList());
    }

    private static @Nullable BigDecimal ounces(@Nullable Weight weight) {
      return Optional.ofNullable(weight).map(Weight::ounces).orElse(null);
    }
  }

  static Asked read(Fields body) {
    var content = body.lines("content", LONGEST_FILE);
    body.violations().require(body.path("content"), content);
    return new Asked(body.text("carrier"), Objects.requireNonNullElse(content, ""));
  }

  static InvoiceJson of(Invoice invoice) {
    return new InvoiceJson(
        invoice.id(),
        invoice.carrier(),
        invoice.number(),
        Absent.fromEmpty(invoice.account()),
        invoice.date(),
        invoice.currency().getCurrencyCode(),
        invoice.lines(),
        invoice.invoiced().amount(),
        invoice.booked().amount(),
        invoice.difference().amount(),
        invoice.sums().stream().map(Sum::of).toList(),
        invoice.importedAt());
  }

  static Imported of(InvoiceImport file) {
    return new Imported(
        file.imported().stream().map(InvoiceJson::of).toList(),
        file.known().stream().map(InvoiceJson::of).toList());
  }

  private static BigDecimal amount(long minor, Currency currency) {
    return Money.ofMinor(minor, currency).amount();
  }
}
