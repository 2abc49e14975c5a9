package dev.quayside.engine.carrier.gls_us;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.Consignment;
import dev.quayside.printing.message.Message;
import java.util.stream.Stream;

/// What GLS US does not take: known without asking.
final class GlsUsLimits {

  private GlsUsLimits() {}

  /// @throws ProblemException saying what it does not take
  static void require(Consignment consignment) {
    boolean domestic =
        Stream.of(consignment.from(), consignment.to())
            .allMatch(each -> each.country().equals("US"));
    if (!domestic) {
      throw refused(ProblemCode.SERVICE_NOT_AVAILABLE, CarrierWords.DOMESTIC_ONLY.of(GlsUs.NAME));
    }
    if (consignment.isReturn()) {
      throw refused(ProblemCode.RETURNS_NOT_SUPPORTED, CarrierWords.NO_RETURNS.of(GlsUs.NAME));
    }
    if (consignment.parcel().hazmat()) {
      throw refused(ProblemCode.HAZMAT_NOT_SUPPORTED, CarrierWords.NO_HAZMAT.of(GlsUs.NAME));
    }
    if (consignment.parcel().weight().isMoreThan(GlsUsServices.PROFILE.maxWeight())) {
      throw refused(
          ProblemCode.WEIGHT_EXCEEDS_LIMIT, CarrierWords.TOO_HEAVY.of(GlsUs.NAME, "150 lb"));
    }
  }

  private static ProblemException refused(ProblemCode code, Message why) {
    return ProblemException.refused(code, why);
  }
}
