package dev.quayside.engine.carrier.module;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.line.PostBox;

/// Parcels to post office boxes and to the British Forces, where only the post delivers.
public final class ToPostBox {

  private ToPostBox() {}

  public static boolean is(Consignment consignment) {
    var to = consignment.to();
    return PostBox.isAll(to.country(), to.street1(), to.street2())
        || PostBox.isOfForces(to.country(), to.zip());
  }

  /// @param name the carrier's or the service's
  public static Problem refusal(String name) {
    return ProblemException.invalid(
            ProblemCode.INVALID_ADDRESS, "to.street1", CarrierWords.POST_BOX.of(name))
        .problem();
  }
}
