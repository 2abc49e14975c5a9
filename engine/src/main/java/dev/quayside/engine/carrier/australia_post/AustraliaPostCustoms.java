package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.australia_post.AustraliaPostWire.Content;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.option.PrepaidLanes;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.parcel.option.OptionWords;
import dev.quayside.engine.parcel.option.Payor;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The customs declaration, which is printed on the label itself.
final class AustraliaPostCustoms {

  private static final int DESCRIPTION = 40;
  private static final int OTHER = 30;

  private AustraliaPostCustoms() {}

  /// The declaration; null within Australia.
  ///
  /// @throws ProblemException `CUSTOMS_REQUIRED`; `PAYOR_NOT_ACCEPTED` for duties paid by the
  ///   sender where the post does not collect them
  static @Nullable Customs declared(Consignment consignment) {
    if (!AustraliaPostParcel.isAbroad(consignment)) {
      return null;
    }
    var customs = consignment.customs();
    if (customs == null || customs.items().isEmpty()) {
      throw ProblemException.refused(ProblemCode.CUSTOMS_REQUIRED, AustraliaPostWords.DECLARATION);
    }
    if (customs.incoterm() == Incoterm.DDP && !PrepaidLanes.isOn(AustraliaPost.CODE, consignment)) {
      throw ProblemException.invalid(
          ProblemCode.PAYOR_NOT_ACCEPTED,
          "customs.incoterm",
          OptionWords.DUTIES_NOT_BILLED_TO,
          AustraliaPost.NAME,
          Payor.SENDER.wire());
    }
    return customs;
  }

  static String classification(ContentsType contents) {
    return switch (contents) {
      case MERCHANDISE -> "SALE_OF_GOODS";
      case DOCUMENTS -> "DOCUMENT";
      case GIFT -> "GIFT";
      case SAMPLE -> "SAMPLE";
      case RETURNED_GOODS -> "RETURN";
      case HUMANITARIAN_DONATION, DANGEROUS_GOODS, OTHER -> "OTHER";
    };
  }

  /// The explanation that a classification of OTHER needs; null for any other.
  static @Nullable String other(Customs customs) {
    if (!classification(customs.contentsType()).equals("OTHER")) {
      return null;
    }
    var words = VendorText.cut(customs.contentsExplanation(), OTHER);
    return words.isEmpty() ? customs.contentsType().wire().replace('_', ' ') : words;
  }

  static List<Content> contents(Customs customs) {
    return customs.items().stream().map(AustraliaPostCustoms::content).toList();
  }

  private static Content content(CustomsItem item) {
    var code = item.hsCode();
    return new Content(
        VendorText.cut(item.description(), DESCRIPTION),
        item.quantity(),
        AustraliaPostParcel.dollars(
            "customs.items.value", ProblemCode.INVALID_CUSTOMS, item.value()),
        AustraliaPostParcel.kilograms(item.weight()),
        code == null ? null : code.replace(".", ""),
        item.originCountry());
  }

  static String description(Customs customs) {
    return VendorText.cut(customs.items().getFirst().description(), DESCRIPTION);
  }
}
