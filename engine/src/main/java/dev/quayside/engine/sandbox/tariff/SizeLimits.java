package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.sandbox.card.Section;
import dev.quayside.engine.sandbox.price.Piece;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The largest piece a service takes. A piece exactly at a limit is accepted, and so is one without
/// sides.
///
/// @param longest inches, each side rounded up
/// @param lengthPlusGirth inches, of the rounded sides
/// @param sides largest sum of length, width and height, in inches
/// @param cubicInches of the sides as given; null for no limit
/// @param centimetres the largest three sides, longest first; empty for no limit
record SizeLimits(
    int longest,
    int lengthPlusGirth,
    int sides,
    @Nullable BigDecimal cubicInches,
    List<BigDecimal> centimetres) {

  private static final BigDecimal CENTIMETRES_PER_INCH = new BigDecimal("2.54");

  /// Reads `max-length`, `max-girth`, `max-sides`, `max-cubic` and `max-cm` of a service.
  static SizeLimits read(Section service) {
    return new SizeLimits(
        service.whole("max-length", Integer.MAX_VALUE),
        service.whole("max-girth", Integer.MAX_VALUE),
        service.whole("max-sides", Integer.MAX_VALUE),
        service.find("max-cubic").map(BigDecimal::new).orElse(null),
        service.find("max-cm").isPresent()
            ? service.words("max-cm").stream().map(BigDecimal::new).toList()
            : List.of());
  }

  Optional<Problem> tooBig(String service, Piece piece) {
    if (piece.longest() > longest) {
      return refuse(LimitWords.LONG.of(service, longest, piece.longest()));
    }
    if (piece.lengthPlusGirth() > lengthPlusGirth) {
      return refuse(LimitWords.IN_GIRTH.of(service, lengthPlusGirth, piece.lengthPlusGirth()));
    }
    if (piece.sides() > sides) {
      return refuse(LimitWords.IN_SUM.of(service, sides, piece.sides()));
    }
    return tooBulky(service, piece).or(() -> doesNotFit(service, piece));
  }

  private Optional<Problem> tooBulky(String service, Piece piece) {
    var sides = piece.parcel().dimensions();
    if (sides == null || cubicInches == null || sides.cubicInches().compareTo(cubicInches) <= 0) {
      return Optional.empty();
    }
    return refuse(
        LimitWords.CUBIC.of(
            service,
            cubicInches.toPlainString(),
            sides.cubicInches().stripTrailingZeros().toPlainString()));
  }

  private Optional<Problem> doesNotFit(String service, Piece piece) {
    var sides = piece.parcel().dimensions();
    if (sides == null || centimetres.isEmpty()) {
      return Optional.empty();
    }
    boolean fits = fits(sides.length(), 0) && fits(sides.width(), 1) && fits(sides.height(), 2);
    return fits
        ? Optional.empty()
        : refuse(
            LimitWords.BOX.of(service, centimetres.get(0), centimetres.get(1), centimetres.get(2)));
  }

  private boolean fits(BigDecimal inches, int side) {
    return inches.multiply(CENTIMETRES_PER_INCH).compareTo(centimetres.get(side)) <= 0;
  }

  private static Optional<Problem> refuse(Message message) {
    return Optional.of(new Problem.Refused(ProblemCode.SIZE_EXCEEDS_LIMIT, message));
  }
}
