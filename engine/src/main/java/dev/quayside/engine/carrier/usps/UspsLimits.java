package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.module.Limits;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.printing.message.Message;
import java.util.Optional;

/// What USPS does not take, as far as known without asking.
final class UspsLimits {

  /// Limits of every service.
  static final Limits ALL =
      Limits.of(Usps.NAME)
          .and(
              each -> !Places.isUsPostal(each.from()),
              ProblemCode.SERVICE_NOT_AVAILABLE,
              UspsWords.FROM_HERE_ONLY.of())
          .noReturns(each -> each.isReturn() && UspsPiece.isAbroad(each))
          .noHazmat(each -> each.parcel().hazmat() && UspsPiece.isAbroad(each))
          .and(
              each -> each.parcel().signature() != Signature.NONE && UspsPiece.isAbroad(each),
              ProblemCode.SERVICE_NOT_AVAILABLE,
              UspsWords.NOT_SIGNED_ABROAD.of())
          .and(
              each -> isPaidDuty(each) && UspsPiece.isAbroad(each),
              ProblemCode.SERVICE_NOT_AVAILABLE,
              UspsWords.NO_DUTIES.of())
          .insuredIn(Money.USD)
          .sized(each -> UspsPiece.sides(each.parcel()) != null)
          .heaviest(UspsServices.PROFILE.maxWeight(), "70 lb");

  private UspsLimits() {}

  /// @throws ProblemException with the first limit that applies
  static void require(Consignment consignment, String service) {
    ALL.refusal(consignment)
        .or(() -> refusal(consignment, service))
        .ifPresent(
            why -> {
              throw new ProblemException(why);
            });
  }

  /// What {@link #refusal(Consignment, String)} looks at the service for, and names it by.
  static String refusedAs(Consignment consignment, String service) {
    return consignment.isReturn()
            || consignment.parcel().hazmat()
            || UspsPiece.isInsured(consignment.parcel())
        ? service
        : Usps.CODE;
  }

  private static boolean isPaidDuty(Consignment consignment) {
    var customs = consignment.customs();
    return customs != null && customs.incoterm() == Incoterm.DDP;
  }

  /// The limit of one service that applies; empty when none does.
  static Optional<Problem> refusal(Consignment consignment, String service) {
    var parcel = consignment.parcel();
    if (parcel.hazmat() && !service.equals(UspsServices.GROUND_ADVANTAGE)) {
      return refused(ProblemCode.HAZMAT_NOT_SUPPORTED, UspsWords.HAZMAT_BY_GROUND.of());
    }
    if (consignment.isReturn() && !UspsServices.isReturned(service)) {
      return refused(
          ProblemCode.RETURNS_NOT_SUPPORTED,
          UspsWords.NOT_RETURNED.of(UspsServices.name(service, "")));
    }
    return UspsPiece.isInsured(parcel) && service.equals(UspsServices.FIRST_CLASS_ABROAD)
        ? refused(
            ProblemCode.SERVICE_NOT_AVAILABLE,
            UspsWords.NOT_INSURED.of(UspsServices.name(service, "")))
        : Optional.empty();
  }

  private static Optional<Problem> refused(ProblemCode code, Message why) {
    return Optional.of(new Problem.Refused(code, why));
  }
}
