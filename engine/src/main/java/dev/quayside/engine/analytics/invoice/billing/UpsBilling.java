package dev.quayside.engine.analytics.invoice.billing;

import dev.quayside.engine.base.money.Money;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// UPS billing data, version 2.x: a CSV file of 250 columns, delivered without a header; some users
/// add one. A parcel has one line for each charge.
///
/// Source: UPS Billing Data dictionary (codes, and column numbers, which it counts from 1; the
/// constants here count from 0).
record UpsBilling(boolean hasHeader) implements BillingFormat {

  private static final int ACCOUNT = 2;
  private static final int INVOICE_DATE = 4;
  private static final int INVOICE_NUMBER = 5;
  private static final int INVOICE_CURRENCY = 9;
  private static final int LEAD_SHIPMENT = 13;
  private static final int TRACKING_NUMBER = 20;
  private static final int BILLED_WEIGHT = 28;
  private static final int BILLED_WEIGHT_UNIT = 29;
  private static final int DIMENSIONS = 32;
  private static final int CATEGORY = 34;
  private static final int CLASSIFICATION = 43;
  private static final int CHARGE = 45;
  private static final int CURRENCY = 50;
  private static final int NET_AMOUNT = 52;
  private static final int LEAST_COLUMNS = NET_AMOUNT + 1;

  private static final String FREIGHT = "FRT";

  private static final String FUEL = "FSC";

  /// Duties and taxes of a government, and the carrier's work as a broker. The codes are general
  /// knowledge of users of these files, not of a specification at hand.
  private static final Set<String> BORDER = Set.of("GOV", "BRK");

  /// Code of an adjustment of an earlier charge: corrected address or weight, void, credit.
  private static final String ADJUSTMENT = "ADJ";

  private static final Set<String> BEFORE_NAMES =
      Set.of("shipping charge correction", "void", "not previously billed", "adjustment");

  static boolean isHeader(List<String> first) {
    return first.size() >= LEAST_COLUMNS
        && first.get(INVOICE_NUMBER).strip().equalsIgnoreCase("Invoice Number")
        && first.get(NET_AMOUNT).strip().equalsIgnoreCase("Net Amount");
  }

  static boolean isLine(List<String> first) {
    return first.size() >= LEAST_COLUMNS && first.getFirst().strip().matches("\\d(\\.\\d)?");
  }

  @Override
  public void read(InvoiceCells line, BillingLedger into) {
    if (line.cells().size() < LEAST_COLUMNS) {
      throw line.refusal(InvoiceWords.LINE_SHORT, line.cells().size(), LEAST_COLUMNS);
    }
    var number = line.text(INVOICE_NUMBER);
    if (number.isEmpty()) {
      throw line.refusal(InvoiceWords.LINE_INVOICE);
    }
    var currency = line.currency(CURRENCY, line.currency(INVOICE_CURRENCY, Money.USD));
    var tracking = line.trackingNumber(TRACKING_NUMBER);
    var name = line.text(CHARGE);
    var kind = line.text(CLASSIFICATION);
    boolean freight = kind.equals(FREIGHT);
    boolean correction = isCorrection(line.text(CATEGORY), name);
    long minor = line.minor(NET_AMOUNT, currency);
    boolean duty = BORDER.contains(kind) || DutyWords.name(name);
    into.add(
        new BilledInvoice.Name(line.text(ACCOUNT), number, currency),
        line.date(INVOICE_DATE),
        new BilledParcel(
            tracking.isEmpty() ? line.trackingNumber(LEAD_SHIPMENT) : tracking,
            freight && !correction ? name : "",
            line.weight(BILLED_WEIGHT, BILLED_WEIGHT_UNIT),
            line.sides(DIMENSIONS, -1),
            minor == 0
                ? List.of()
                : List.of(new BilledCharge(name, part(kind, name), correction, minor, duty))));
  }

  private static boolean isCorrection(String category, String name) {
    return category.equals(ADJUSTMENT)
        || BEFORE_NAMES.stream().anyMatch(name.toLowerCase(Locale.ROOT)::contains);
  }

  /// Freight is recognized by its classification, since its name is the service's: "Ground
  /// Residential".
  private static ChargePart part(String classification, String name) {
    var named = ChargePart.of(name);
    return switch (classification) {
      case FREIGHT -> named == ChargePart.FUEL ? named : freight(name);
      case FUEL -> ChargePart.FUEL;
      default -> named;
    };
  }

  /// An address correction is billed as freight as well: "Address Correction Ground".
  private static ChargePart freight(String name) {
    return name.toLowerCase(Locale.ROOT).contains("address correction")
        ? ChargePart.ADDRESS
        : ChargePart.TRANSPORT;
  }
}
