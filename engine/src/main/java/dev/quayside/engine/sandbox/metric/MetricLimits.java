package dev.quayside.engine.sandbox.metric;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.sandbox.card.Section;
import dev.quayside.engine.sandbox.tariff.Cover;
import dev.quayside.engine.sandbox.tariff.LimitWords;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.MessageKey;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;

/// The limits of a metric service. A parcel exactly at a limit is accepted.
///
/// @param kilograms heaviest weight
/// @param weight the same in ounces, rounded up to four decimals
/// @param longest longest side in millimetres
/// @param lengthPlusGirth millimetres
/// @param sides largest sum of length, width and height, millimetres
/// @param litres largest volume
/// @param signature the strongest signature on offer
record MetricLimits(
    BigDecimal kilograms,
    Weight weight,
    long longest,
    long lengthPlusGirth,
    long sides,
    long litres,
    Signature signature,
    boolean returns,
    Cover cover) {

  private static final long CUBIC_MILLIMETRES_PER_LITRE = 1_000_000;
  private static final int NO_LIMIT = 1_000_000;

  static MetricLimits read(Section service, Cover cover) {
    var kilograms = new BigDecimal(service.text("max-kg"));
    return new MetricLimits(
        kilograms,
        new Weight(
            Weight.ofGrams(kilograms.movePointRight(3)).ounces().setScale(4, RoundingMode.UP)),
        service.whole("max-mm", NO_LIMIT),
        service.whole("max-girth-mm", NO_LIMIT),
        service.whole("max-sides-mm", NO_LIMIT),
        service.whole("max-litres", NO_LIMIT),
        Signature.valueOf(service.find("signature").orElse("none").toUpperCase(Locale.ROOT)),
        !service.find("returns").orElse("yes").equals("no"),
        cover);
  }

  Optional<Problem> tooHeavy(String service, MetricPiece piece) {
    return BigDecimal.valueOf(piece.grams(), 3).compareTo(kilograms) > 0
        ? refuse(
            ProblemCode.WEIGHT_EXCEEDS_LIMIT,
            LimitWords.KILOS.of(
                service,
                kilograms.toPlainString(),
                BigDecimal.valueOf(piece.grams(), 3).toPlainString()))
        : Optional.empty();
  }

  Optional<Problem> refusal(String service, MetricPiece piece, boolean isReturn) {
    var parcel = piece.parcel();
    if (parcel.packaging().isFlatRate()) {
      return refuse(
          ProblemCode.SERVICE_NOT_AVAILABLE,
          LimitWords.FLAT.of(service, parcel.packaging().text()));
    }
    if (parcel.hazmat()) {
      return refuse(ProblemCode.HAZMAT_NOT_SUPPORTED, LimitWords.HAZMAT.of(service));
    }
    if (isReturn && !returns) {
      return refuse(ProblemCode.RETURNS_NOT_SUPPORTED, LimitWords.RETURNS.of(service));
    }
    if (parcel.signature().compareTo(signature) > 0) {
      return refuse(
          ProblemCode.SERVICE_NOT_AVAILABLE,
          signature == Signature.NONE
              ? LimitWords.SIGNATURE.of(service)
              : LimitWords.AGE.of(service));
    }
    return tooBig(service, piece).or(() -> cover.refusal(service, piece.parcel()));
  }

  private Optional<Problem> tooBig(String service, MetricPiece piece) {
    return over(service, LimitWords.LENGTH, piece.longest(), longest)
        .or(() -> over(service, LimitWords.GIRTH, piece.lengthPlusGirth(), lengthPlusGirth))
        .or(() -> over(service, LimitWords.SUM, piece.sides(), sides))
        .or(() -> tooBulky(service, piece));
  }

  private static Optional<Problem> over(String service, MessageKey what, long is, long most) {
    return is <= most
        ? Optional.empty()
        : refuse(
            ProblemCode.SIZE_EXCEEDS_LIMIT,
            LimitWords.CM.of(service, centimetres(most), what, centimetres(is)));
  }

  private Optional<Problem> tooBulky(String service, MetricPiece piece) {
    long volume = piece.longest() * piece.second() * piece.third();
    return volume <= litres * CUBIC_MILLIMETRES_PER_LITRE
        ? Optional.empty()
        : refuse(
            ProblemCode.SIZE_EXCEEDS_LIMIT,
            LimitWords.LITRES.of(
                service,
                litres,
                (volume + CUBIC_MILLIMETRES_PER_LITRE - 1) / CUBIC_MILLIMETRES_PER_LITRE));
  }

  private static String centimetres(long millimetres) {
    return BigDecimal.valueOf(millimetres, 1).stripTrailingZeros().toPlainString();
  }

  private static Optional<Problem> refuse(ProblemCode code, Message message) {
    return Optional.of(new Problem.Refused(code, message));
  }
}
