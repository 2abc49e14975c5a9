package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.Consignment;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.printing.message.Message;
import java.util.Optional;

/// What USPS does not take, known without asking.
final class UspsLimits {

  private UspsLimits() {}

  /// @throws ProblemException saying what it does not take
  static void require(Consignment consignment, String service) {
    var refusal = refusal(consignment).or(() -> refusal(consignment, service));
    if (refusal.isPresent()) {
      throw new ProblemException(refusal.get());
    }
  }

  /// Whatever the service.
  static Optional<Problem> refusal(Consignment consignment) {
    var parcel = consignment.parcel();
    boolean abroad = UspsPiece.isAbroad(consignment);
    if (!Places.isUsPostal(consignment.from())) {
      return refused(ProblemCode.SERVICE_NOT_AVAILABLE, UspsWords.FROM_HERE_ONLY.of());
    }
    if (consignment.isReturn() && abroad) {
      return refused(ProblemCode.RETURNS_NOT_SUPPORTED, CarrierWords.NO_RETURNS.of(Usps.NAME));
    }
    if (abroad && parcel.hazmat()) {
      return refused(ProblemCode.HAZMAT_NOT_SUPPORTED, CarrierWords.NO_HAZMAT.of(Usps.NAME));
    }
    if (abroad && parcel.signature() != Signature.NONE) {
      return refused(ProblemCode.SERVICE_NOT_AVAILABLE, UspsWords.NOT_SIGNED_ABROAD.of());
    }
    var customs = consignment.customs();
    if (abroad && customs != null && customs.incoterm() == Incoterm.DDP) {
      return refused(ProblemCode.SERVICE_NOT_AVAILABLE, UspsWords.NO_DUTIES.of());
    }
    if (UspsPiece.sides(parcel) == null) {
      return refused(ProblemCode.DIMENSION_REQUIRED, CarrierWords.SIZE_REQUIRED.of(Usps.NAME));
    }
    return parcel.weight().isMoreThan(UspsServices.PROFILE.maxWeight())
        ? refused(ProblemCode.WEIGHT_EXCEEDS_LIMIT, CarrierWords.TOO_HEAVY.of(Usps.NAME, "70 lb"))
        : Optional.empty();
  }

  /// Of one service.
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
