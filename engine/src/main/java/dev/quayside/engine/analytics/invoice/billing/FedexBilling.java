package dev.quayside.engine.analytics.invoice.billing;

import dev.quayside.engine.base.money.Money;
import java.util.ArrayList;
import java.util.Currency;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// FedEx Billing Online's CSV: one line for each parcel. Its charges are in pairs of columns that
/// all have the same two names. The column "Net Charge Amount" is the invoiced amount.
final class FedexBilling implements BillingFormat {

  private static final String TRACKING_ID = "express or ground tracking id";
  private static final String NET = "net charge amount";
  private static final String DESCRIPTION = "tracking id charge description";
  private static final String AMOUNT = "tracking id charge amount";

  private record Pair(int description, int amount) {}

  private final Map<String, Integer> places = new HashMap<>();
  private final List<Pair> pairs = new ArrayList<>();

  FedexBilling(List<String> header) {
    int described = -1;
    for (int i = 0; i < header.size(); i++) {
      var name = header.get(i).strip().toLowerCase(Locale.ROOT);
      places.putIfAbsent(name, i);
      if (name.startsWith(DESCRIPTION)) {
        described = i;
      } else if (name.startsWith(AMOUNT) && described >= 0) {
        pairs.add(new Pair(described, i));
        described = -1;
      }
    }
  }

  static boolean isHeader(List<String> first) {
    var names = first.stream().map(each -> each.strip().toLowerCase(Locale.ROOT)).toList();
    return names.contains(TRACKING_ID) && names.contains(NET) && names.contains("invoice number");
  }

  @Override
  public boolean hasHeader() {
    return true;
  }

  @Override
  public void read(InvoiceCells line, BillingLedger into) {
    var number = line.text(at("invoice number"));
    var tracking = line.trackingNumber(at(TRACKING_ID));
    if (number.isEmpty()) {
      if (tracking.isEmpty()) {
        return; // the line of totals at the end
      }
      throw line.refusal(InvoiceWords.LINE_INVOICE);
    }
    var currency = line.currency(at("invoice currency"), Money.USD);
    into.add(
        new BilledInvoice.Name(line.text(at("bill to account number")), number, currency),
        line.date(at("invoice date")),
        new BilledParcel(
            tracking,
            service(line),
            line.weight(at("rated weight amount"), at("rated weight units")),
            line.dimensions(at("dim length"), at("dim width"), at("dim height"), at("dim unit")),
            charges(line, currency)));
  }

  /// Prefers the column "ground service" ("Home Delivery") to "service type", which only says
  /// "Ground".
  private String service(InvoiceCells line) {
    var ground = line.text(at("ground service"));
    return ground.isEmpty() ? line.text(at("service type")) : ground;
  }

  private List<BilledCharge> charges(InvoiceCells line, Currency currency) {
    var all = new ArrayList<BilledCharge>();
    add(
        all,
        "Transportation",
        ChargePart.TRANSPORT,
        line.minor(at("transportation charge amount"), currency));
    for (var pair : pairs) {
      var name = line.text(pair.description());
      add(all, name, part(name), line.minor(pair.amount(), currency));
    }
    long listed = all.stream().mapToLong(BilledCharge::minor).sum();
    add(all, rest(all), ChargePart.OTHER, line.minor(at(NET), currency) - listed);
    return all;
  }

  /// Name of the part that no column explains. A short report has no columns of charges, and its
  /// net amount is the only charge.
  private static String rest(List<BilledCharge> listed) {
    return listed.isEmpty() ? "Net charge" : "Other";
  }

  /// Finds the part of a charge. "Performance Pricing" is a FedEx discount, whose name has none of
  /// the usual words.
  private static ChargePart part(String name) {
    return name.toLowerCase(Locale.ROOT).contains("performance pricing")
        ? ChargePart.TRANSPORT
        : ChargePart.of(name);
  }

  private static void add(List<BilledCharge> all, String name, ChargePart part, long minor) {
    if (minor != 0) {
      all.add(new BilledCharge(name, part, isCorrection(name), minor));
    }
  }

  private static boolean isCorrection(String name) {
    var lower = name.toLowerCase(Locale.ROOT);
    return lower.contains("correction") || lower.contains("adjust") || lower.contains("rebill");
  }

  private int at(String name) {
    return places.getOrDefault(name, -1);
  }
}
