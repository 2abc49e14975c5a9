package dev.quayside.printing.document;

import dev.quayside.printing.customs.Amount;
import dev.quayside.printing.customs.Customs;
import dev.quayside.printing.label.carrier.form.Party;
import java.math.BigDecimal;
import java.time.LocalDate;
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
    Letterhead head) {

  /// The goods' weight in ounces. Weights typed in grams do not add up to the last digit in ounces;
  /// no paper says that goods weigh more than their parcel.
  BigDecimal netWeight() {
    return customs.netWeight().min(weightOz);
  }

  /// The invoice number that was given, else the order's, else the parcel's tracking number.
  String invoiceNumber() {
    String given = customs.references().invoice();
    return given != null ? given : Objects.requireNonNullElse(reference, number);
  }
}
