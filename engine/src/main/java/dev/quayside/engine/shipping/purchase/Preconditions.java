package dev.quayside.engine.shipping.purchase;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.option.OptionCheck;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.piece.Piece;
import dev.quayside.engine.shipping.rate.DeclaredGoods;
import dev.quayside.engine.shipping.rate.LabelText;
import java.time.Instant;

/// Checks that apply to all services of a carrier, in the order of docs/api/answers.md. The carrier
/// itself declines the rest.
final class Preconditions {

  private Preconditions() {}

  /// @param service code of the service to buy
  /// @param now by the workspace's clock
  static void check(CarrierProfile carrier, String service, Consignment consignment, Instant now) {
    checkWeights(carrier, consignment);
    checkCustoms(carrier, service, consignment);
    checkOptions(carrier, service, consignment, now);
    if (consignment.isReturn() && !carrier.supportsReturns()) {
      throw ProblemException.invalid(
          ProblemCode.RETURNS_NOT_SUPPORTED, "isReturn", PurchaseWords.NO_RETURNS, carrier.name());
    }
  }

  private static void checkWeights(CarrierProfile carrier, Consignment consignment) {
    var parcels = consignment.parcels();
    for (int i = 0; i < parcels.size(); i++) {
      if (parcels.get(i).weight().isMoreThan(carrier.maxWeight())) {
        throw ProblemException.invalid(
            ProblemCode.WEIGHT_EXCEEDS_LIMIT,
            Piece.field(i, consignment.pieces().size()) + ".weightOz",
            PurchaseWords.MOST_WEIGHT,
            carrier.name(),
            carrier.maxWeight().inPoundsAndOunces());
      }
    }
  }

  private static void checkOptions(
      CarrierProfile carrier, String service, Consignment consignment, Instant now) {
    var check = new OptionCheck(carrier.name(), carrier.options());
    check
        .refusal(consignment, now)
        .or(
            () ->
                carrier
                    .service(service)
                    .flatMap(known -> check.refusal(consignment, service, known.name())))
        .ifPresent(
            why -> {
              throw new ProblemException(why);
            });
  }

  private static void checkCustoms(
      CarrierProfile carrier, String service, Consignment consignment) {
    var customs = consignment.customs();
    var wanted = carrier.options().customs();
    if (wanted.isCrossed(consignment) && !wanted.isDeclared(service, customs)) {
      throw ProblemException.invalid(
          ProblemCode.CUSTOMS_REQUIRED,
          customs == null ? "customs" : "customs.items",
          PurchaseWords.CUSTOMS_NEEDED);
    }
    if (customs != null) {
      Violations.refuseAs(
          ProblemCode.INVALID_CUSTOMS,
          found -> {
            DeclaredGoods.check(consignment, found);
            LabelText.check(customs, found);
          });
    }
  }
}
