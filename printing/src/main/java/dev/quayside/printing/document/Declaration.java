package dev.quayside.printing.document;

import dev.quayside.printing.label.carrier.Party;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What is declared at a border, for the commercial invoice and the posts' CN22 and CN23.
///
/// @param number the parcel's tracking number; a barcode on the papers
/// @param weightOz gross, in ounces
/// @param incoterm `DDU` or `DDP`
/// @param sandbox marks every page as not for shipment
public record Declaration(
    String number,
    @Nullable String reference,
    String carrier,
    LocalDate date,
    Party from,
    Party to,
    Contents contents,
    @Nullable String explanation,
    List<Goods> goods,
    BigDecimal weightOz,
    String incoterm,
    boolean sandbox) {

  /// Why the goods cross the border.
  public enum Contents {
    MERCHANDISE,
    DOCUMENTS,
    GIFT,
    SAMPLE,
    RETURNED_GOODS,
    HUMANITARIAN_DONATION,
    DANGEROUS_GOODS,
    OTHER
  }

  /// One line of goods.
  ///
  /// @param each the value of one piece
  /// @param weightOz of one piece
  /// @param originCountry ISO 3166-1 alpha-2
  public record Goods(
      String description,
      int quantity,
      Amount each,
      BigDecimal weightOz,
      @Nullable String hsCode,
      String originCountry) {

    Amount value() {
      return each.times(quantity);
    }

    BigDecimal weight() {
      return weightOz.multiply(BigDecimal.valueOf(quantity));
    }
  }

  public Declaration {
    goods = List.copyOf(goods);
  }

  String total() {
    return Amounts.sum(goods.stream().<@Nullable Amount>map(Goods::value).toList());
  }

  BigDecimal netWeight() {
    return goods.stream().map(Goods::weight).reduce(BigDecimal.ZERO, BigDecimal::add);
  }
}
