package dev.quayside.engine.order.packing;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What a packer says of how orders are shipped. Null leaves a thing as it is; what is said goes
/// before the rules, and stays when the order comes in again.
///
/// @param weightOz of the packed parcel, in ounces
/// @param preset name of a parcel preset
/// @param service code of a service
public record HandlingChange(
    @Nullable BigDecimal weightOz,
    @Nullable String preset,
    @Nullable String service,
    @Nullable Signature signature) {

  /// Whether it says anything.
  public boolean isEmpty() {
    return said().isEmpty();
  }

  /// @throws ProblemException `INVALID_REQUEST` for a weight that no parcel has
  public void check() {
    var found = new Violations();
    new ParcelDraft(weightOz, null, null, null).checkWeight("weightOz", found);
    found.throwAs(ProblemCode.INVALID_REQUEST);
  }

  /// What of an order it says.
  public Set<Handling> said() {
    var said = EnumSet.noneOf(Handling.class);
    note(said, Handling.WEIGHT, weightOz);
    note(said, Handling.PRESET, preset);
    note(said, Handling.SERVICE, service);
    note(said, Handling.SIGNATURE, signature);
    return said;
  }

  private static void note(Set<Handling> said, Handling what, @Nullable Object value) {
    if (value != null) {
      said.add(what);
    }
  }
}
