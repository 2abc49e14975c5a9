package dev.quayside.printing.document;

import dev.quayside.printing.customs.Amount;
import dev.quayside.printing.customs.Customs;
import dev.quayside.printing.label.carrier.form.Party;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What is declared at a border, for the commercial invoice and the posts' CN22 and CN23.
///
/// @param number the parcel's tracking number; a barcode on the papers
/// @param weightOz gross, in ounces
/// @param postage what the carrier takes for the parcel; null when unknown
public record Declaration(
    String number,
    @Nullable String reference,
    String carrier,
    LocalDate date,
    Party from,
    Party to,
    Customs customs,
    BigDecimal weightOz,
    @Nullable Amount postage,
    Letterhead head,
    List<SenderReference> senderReferences) {

  public Declaration {
    senderReferences = List.copyOf(senderReferences);
  }

  /// One without references beside the order's number.
  public Declaration(
      String number,
      @Nullable String reference,
      String carrier,
      LocalDate date,
      Party from,
      Party to,
      Customs customs,
      BigDecimal weightOz,
      @Nullable Amount postage,
      Letterhead head) {
    this(number, reference, carrier, date, from, to, customs, weightOz, postage, head, List.of());
  }

  /// What rounding may add to the weight of one line, in ounces.
  private static final BigDecimal ROUNDING = new BigDecimal("0.05");

  /// The goods' weight in ounces. Weights typed in grams do not add up to the last digit in ounces:
  /// where that is all, the goods weigh what their parcel does.
  BigDecimal netWeight() {
    var sum = customs.netWeight();
    var lines = BigDecimal.valueOf(customs.goods().size());
    boolean isRounding = sum.compareTo(weightOz.add(ROUNDING.multiply(lines))) <= 0;
    return isRounding ? sum.min(weightOz) : sum;
  }

  /// The invoice number that was given, else the order's, else the parcel's tracking number.
  String invoiceNumber() {
    String given = customs.references().invoice();
    return given != null ? given : Objects.requireNonNullElse(reference, number);
  }
}
