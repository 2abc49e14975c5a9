package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.sandbox.card.Section;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The limits of a service. A parcel exactly at a limit is accepted.
///
/// @param byArea heaviest weights that differ, by country of destination
/// @param signature whether a signature can be asked for
/// @param postBoxes whether it delivers to post office boxes
/// @param flatRates prices by packaging, whatever the zone, in minor units
/// @param besideWeight further prices by packaging, beside that by weight, in minor units
/// @param mostValue highest value of the goods in their customs declaration
record Limits(
    Weight weight,
    Map<String, Weight> byArea,
    SizeLimits size,
    boolean dimensionsNeeded,
    boolean hazmat,
    boolean returns,
    boolean signature,
    boolean documentsOnly,
    boolean postBoxes,
    Cover cover,
    @Nullable Money mostValue,
    Map<Packaging, Long> flatRates,
    Map<Packaging, Long> besideWeight) {

  static Limits read(Section service, Cover cover) {
    return new Limits(
        service
            .find("max-kg")
            .map(kilos -> Weight.ofGrams(new BigDecimal(kilos).movePointRight(3)))
            .orElseGet(() -> Weight.ofPounds(service.whole("max-lb"))),
        service.pairs("max-lb-to").entrySet().stream()
            .collect(
                Collectors.toUnmodifiableMap(
                    Map.Entry::getKey, e -> Weight.ofPounds(Integer.parseInt(e.getValue())))),
        SizeLimits.read(service),
        service.yes("needs-dimensions"),
        service.yes("hazmat"),
        !service.find("returns").orElse("yes").equals("no"),
        !service.find("signature").orElse("yes").equals("no"),
        service.yes("documents-only"),
        service.yes("post-boxes"),
        cover,
        service
            .find("most-value")
            .map(value -> Money.of(value, cover.most().currency()))
            .orElse(null),
        flat(service, "flat-rates", cover),
        flat(service, "one-rate", cover));
  }

  private static Map<Packaging, Long> flat(Section service, String entry, Cover cover) {
    return service.pairs(entry).entrySet().stream()
        .collect(
            Collectors.toUnmodifiableMap(
                e -> Packaging.valueOf(e.getKey().toUpperCase(Locale.ROOT)),
                e -> Money.of(e.getValue(), cover.most().currency()).minor()));
  }

  /// Whether the service is for documents and the parcel has no declaration that says it holds
  /// some.
  boolean waitsForDocuments(PricedConsignment journey) {
    return documentsOnly && journey.customs() == null;
  }

  /// Why the parcel is too heavy; checked first, as in docs/api/answers.md.
  Optional<Problem> tooHeavy(String service, PricedConsignment journey) {
    var actual = journey.piece().parcel().weight();
    var most = byArea.getOrDefault(journey.lane().area(), weight);
    if (!actual.isMoreThan(most)) {
      return Optional.empty();
    }
    return refuse(
        ProblemCode.WEIGHT_EXCEEDS_LIMIT,
        LimitWords.WEIGHT.of(service, most.inPoundsAndOunces(), actual.inPoundsAndOunces()));
  }

  Optional<Problem> refusal(String service, PricedConsignment journey) {
    var piece = journey.piece();
    var packaging = piece.parcel().packaging();
    if (journey.toPostBox() && !postBoxes) {
      return Optional.of(toPostBox(service));
    }
    if (packaging.isFlatRate() && !flatRates.containsKey(packaging)) {
      return refuse(
          ProblemCode.SERVICE_NOT_AVAILABLE, LimitWords.FLAT.of(service, packaging.text()));
    }
    if (dimensionsNeeded && !piece.measured()) {
      return refuse(ProblemCode.DIMENSION_REQUIRED, LimitWords.SIDES.of(service));
    }
    if (!hazmat && piece.parcel().hazmat()) {
      return refuse(ProblemCode.HAZMAT_NOT_SUPPORTED, LimitWords.HAZMAT.of(service));
    }
    if (!returns && journey.isReturn()) {
      return refuse(ProblemCode.RETURNS_NOT_SUPPORTED, LimitWords.RETURNS.of(service));
    }
    if (!signature && piece.parcel().signature() != Signature.NONE) {
      return refuse(ProblemCode.SERVICE_NOT_AVAILABLE, LimitWords.SIGNATURE.of(service));
    }
    if (documentsOnly && !isDocuments(journey.customs())) {
      return refuse(ProblemCode.SERVICE_NOT_AVAILABLE, LimitWords.DOCUMENTS.of(service));
    }
    return size.tooBig(service, piece)
        .or(() -> cover.refusal(service, piece.parcel()))
        .or(() -> tooValuable(service, journey));
  }

  private static Problem toPostBox(String service) {
    var why = LimitWords.POSTBOX.of(service);
    return ProblemException.invalid(ProblemCode.INVALID_ADDRESS, "to.street1", why).problem();
  }

  /// Whether the parcel holds documents: as declared, or assumed for such a service without a
  /// declaration.
  private static boolean isDocuments(@Nullable Customs customs) {
    return customs == null || customs.contentsType() == ContentsType.DOCUMENTS;
  }

  private Optional<Problem> tooValuable(String service, PricedConsignment journey) {
    return mostValue == null || goods(journey, mostValue.currency()).compareTo(mostValue) <= 0
        ? Optional.empty()
        : refuse(ProblemCode.SERVICE_NOT_AVAILABLE, LimitWords.VALUE.of(service, mostValue));
  }

  private static Money goods(PricedConsignment journey, Currency currency) {
    var customs = journey.customs();
    return customs == null
        ? Money.zero(currency)
        : customs.items().stream()
            .filter(item -> item.value().currency().equals(currency))
            .map(item -> item.value().times(BigDecimal.valueOf(item.quantity())))
            .reduce(Money.zero(currency), Money::plus);
  }

  private static Optional<Problem> refuse(ProblemCode code, Message message) {
    return Optional.of(new Problem.Refused(code, message));
  }
}
