package dev.quayside.engine.order.packing;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.option.BillTo;
import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// How an order is shipped, as it was at one time: what a {@link HandlingChange} can say, and what
/// of it a packer had said.
public record Handled(
    @Nullable BigDecimal weightOz,
    @Nullable String preset,
    @Nullable String service,
    Signature signature,
    @Nullable Money insuredValue,
    Packaging packaging,
    @Nullable BillTo billing,
    Dispatch dispatch,
    Set<Handling> byHand) {

  public Handled {
    byHand = Set.copyOf(byHand);
  }

  public static Handled of(
      ParcelDraft parcel,
      @Nullable String preset,
      @Nullable String service,
      @Nullable BillTo billing,
      Dispatch dispatch,
      Set<Handling> byHand) {
    return new Handled(
        parcel.weightOz(),
        preset,
        service,
        parcel.signature(),
        parcel.insuredValue(),
        parcel.packaging(),
        billing,
        dispatch,
        byHand);
  }

  /// In what two times differ.
  public Set<Handling> differences(Handled other) {
    return EnumSet.allOf(Handling.class).stream()
        .filter(what -> !agrees(other, what))
        .collect(Collectors.toSet());
  }

  /// Whether these are the same in both.
  public boolean agrees(Handled other, Set<Handling> which) {
    return which.stream().allMatch(what -> agrees(other, what));
  }

  private boolean agrees(Handled other, Handling what) {
    return byHand.contains(what) == other.byHand.contains(what)
        && (what == Handling.WEIGHT
            ? isSame(weightOz, other.weightOz)
            : Objects.equals(part(what), other.part(what)));
  }

  private static boolean isSame(@Nullable BigDecimal one, @Nullable BigDecimal other) {
    return one == null || other == null ? one == other : one.compareTo(other) == 0;
  }

  /// The same with these taken from another time.
  public Handled with(Handled other, Set<Handling> which) {
    var hand = new HashSet<>(byHand);
    hand.removeAll(which);
    which.stream().filter(other.byHand::contains).forEach(hand::add);
    return new Handled(
        from(other, which, Handling.WEIGHT).weightOz,
        from(other, which, Handling.PRESET).preset,
        from(other, which, Handling.SERVICE).service,
        from(other, which, Handling.SIGNATURE).signature,
        from(other, which, Handling.INSURANCE).insuredValue,
        from(other, which, Handling.PACKAGING).packaging,
        from(other, which, Handling.BILLING).billing,
        new Dispatch(
            from(other, which, Handling.LOCATION).dispatch.location(),
            from(other, which, Handling.SHIP_DATE).dispatch.shipDate(),
            from(other, which, Handling.REFERENCES).dispatch.references()),
        hand);
  }

  private Handled from(Handled other, Set<Handling> which, Handling what) {
    return which.contains(what) ? other : this;
  }

  /// A parcel that is handled so.
  public ParcelDraft of(ParcelDraft parcel) {
    return new ParcelDraft(
        weightOz,
        parcel.lengthIn(),
        parcel.widthIn(),
        parcel.heightIn(),
        parcel.hazmat(),
        signature,
        insuredValue,
        parcel.residential(),
        packaging);
  }

  private @Nullable Object part(Handling what) {
    return switch (what) {
      case WEIGHT -> weightOz;
      case PRESET -> preset;
      case SERVICE -> service;
      case SIGNATURE -> signature;
      case INSURANCE -> insuredValue;
      case PACKAGING -> packaging;
      case BILLING -> billing;
      case LOCATION -> dispatch.location();
      case SHIP_DATE -> dispatch.shipDate();
      case REFERENCES -> dispatch.references();
    };
  }
}
