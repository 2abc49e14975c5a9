package dev.quayside.engine.analytics.invoice.billing;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import java.text.Normalizer;
import java.util.Currency;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Reads a table with named columns, for carriers without a format of their own.
final class PlainBilling implements BillingFormat {

  /// The meaning of a column, with its usual names in English and Spanish.
  private enum Column {
    INVOICE_NUMBER("invoicenumber", "invoice", "invoiceno", "numerodefactura", "factura"),
    TRACKING_NUMBER(
        "trackingnumber", "tracking", "trackingid", "numerodeseguimiento", "seguimiento"),
    AMOUNT("amount", "netamount", "chargeamount", "importe", "total"),
    CHARGE("charge", "description", "chargedescription", "concepto", "descripcion"),
    CURRENCY("currency", "moneda", "divisa"),
    INVOICE_DATE("invoicedate", "date", "fechadefactura", "fecha"),
    ACCOUNT("account", "accountnumber", "cuenta"),
    SERVICE("service", "servicio"),
    WEIGHT("weight", "billedweight", "peso"),
    WEIGHT_UNIT("weightunit", "unidaddepeso"),
    LENGTH("length", "largo"),
    WIDTH("width", "ancho"),
    HEIGHT("height", "alto"),
    DIMENSION_UNIT("dimensionunit", "sizeunit", "unidaddemedida");

    private final List<String> names;

    Column(String... names) {
      this.names = List.of(names);
    }
  }

  private static final List<Column> NEEDED =
      List.of(Column.INVOICE_NUMBER, Column.TRACKING_NUMBER, Column.AMOUNT);

  private final Map<Column, Integer> places = new EnumMap<>(Column.class);

  /// @throws ProblemException `INVALID_REQUEST` naming a required column that is missing
  PlainBilling(List<String> header) {
    var keys = header.stream().map(PlainBilling::key).toList();
    for (var column : Column.values()) {
      column.names.stream()
          .mapToInt(keys::indexOf)
          .filter(place -> place >= 0)
          .findFirst()
          .ifPresent(place -> places.put(column, place));
    }
    for (var needed : NEEDED) {
      if (!places.containsKey(needed)) {
        throw ProblemException.refused(
            ProblemCode.INVALID_REQUEST,
            InvoiceWords.COLUMN_MISSING,
            needed.name().toLowerCase(Locale.ROOT));
      }
    }
  }

  /// Keeps only letters and digits, in lower case and without accents.
  private static String key(String header) {
    return Normalizer.normalize(header, Normalizer.Form.NFKD)
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^a-z0-9]", "");
  }

  @Override
  public boolean hasHeader() {
    return true;
  }

  @Override
  public void read(InvoiceCells line, BillingLedger into) {
    var number = line.text(at(Column.INVOICE_NUMBER));
    if (number.isEmpty()) {
      throw line.refusal(InvoiceWords.LINE_INVOICE);
    }
    var currency = line.currency(at(Column.CURRENCY), Money.USD);
    var name = line.text(at(Column.CHARGE));
    into.add(
        new BilledInvoice.Name(line.text(at(Column.ACCOUNT)), number, currency),
        line.date(at(Column.INVOICE_DATE)),
        new BilledParcel(
            line.trackingNumber(at(Column.TRACKING_NUMBER)),
            line.text(at(Column.SERVICE)),
            line.weight(at(Column.WEIGHT), at(Column.WEIGHT_UNIT)),
            line.dimensions(
                at(Column.LENGTH), at(Column.WIDTH), at(Column.HEIGHT), at(Column.DIMENSION_UNIT)),
            charges(line, name, currency)));
  }

  /// A charge without a description counts as the transport of the parcel.
  private List<BilledCharge> charges(InvoiceCells line, String name, Currency currency) {
    long minor = line.minor(at(Column.AMOUNT), currency);
    var part = name.isEmpty() ? ChargePart.TRANSPORT : ChargePart.of(name);
    boolean correction = name.toLowerCase(Locale.ROOT).contains("correction");
    return minor == 0
        ? List.of()
        : List.of(new BilledCharge(name.isEmpty() ? "Total" : name, part, correction, minor));
  }

  private int at(Column column) {
    return places.getOrDefault(column, -1);
  }
}
