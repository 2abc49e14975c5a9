package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.fedex.wire.FedexWire;
import dev.quayside.engine.carrier.module.ToPostBox;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.piece.Piece;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The parcel and its options, as rates and shipments both state them.
final class FedexParcel {

  private FedexParcel() {}

  static FedexWire.Parcel of(Parcel parcel, @Nullable List<FedexWire.Reference> references) {
    var insured = parcel.insuredValue();
    return new FedexWire.Parcel(
        pounds(parcel.weight()),
        Optional.ofNullable(parcel.packaging().isCarriers() ? null : parcel.dimensions())
            .map(FedexParcel::inches)
            .orElse(null),
        insured == null ? null : FedexMoney.amount(insured),
        services(parcel).orElse(null),
        references);
  }

  /// All packages of a consignment, for its prices.
  static List<FedexWire.Parcel> rated(Consignment consignment) {
    return consignment.isInPieces()
        ? consignment.parcels().stream().map(box -> of(box, null).numbered(null)).toList()
        : List.of(of(consignment.parcel(), null));
  }

  /// All packages of a consignment, for its purchase.
  ///
  /// @param references ours and the sender's, of a box of several; of null for the only one
  static List<FedexWire.Parcel> shipped(
      Consignment consignment,
      Function<@Nullable Piece, @Nullable List<FedexWire.Reference>> references) {
    var pieces = consignment.pieces();
    return pieces.isEmpty()
        ? List.of(of(consignment.parcel(), references.apply(null)))
        : IntStream.range(0, pieces.size())
            .mapToObj(
                place ->
                    of(pieces.get(place).parcel(), references.apply(pieces.get(place)))
                        .numbered(place + 1))
            .toList();
  }

  /// How many packages there are; null for the only one.
  static @Nullable Integer count(Consignment consignment) {
    return consignment.isInPieces() ? consignment.pieces().size() : null;
  }

  private static Optional<FedexWire.PackageServices> services(Parcel parcel) {
    var types = new ArrayList<String>();
    if (parcel.signature() != Signature.NONE) {
      types.add("SIGNATURE_OPTION");
    }
    if (parcel.hazmat()) {
      types.add("DANGEROUS_GOODS");
    }
    return types.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new FedexWire.PackageServices(
                types,
                signature(parcel.signature()),
                parcel.hazmat()
                    ? new FedexWire.DangerousGoods("DOT", List.of("LIMITED_QUANTITIES_COMMODITIES"))
                    : null));
  }

  private static @Nullable String signature(Signature signature) {
    return switch (signature) {
      case NONE -> null;
      case STANDARD -> "DIRECT";
      case ADULT -> "ADULT";
    };
  }

  /// The services of the shipment: a return, a Saturday, One Rate; null for none.
  static FedexWire.@Nullable ShipmentServices services(Consignment consignment, boolean oneRate) {
    var types = new ArrayList<String>();
    if (consignment.isReturn()) {
      types.add("RETURN_SHIPMENT");
    }
    if (consignment.wanted().saturday()) {
      types.add("SATURDAY_DELIVERY");
    }
    if (oneRate) {
      types.add("FEDEX_ONE_RATE");
    }
    return types.isEmpty()
        ? null
        : new FedexWire.ShipmentServices(
            types,
            consignment.isReturn() ? new FedexWire.ReturnDetail("PRINT_RETURN_LABEL") : null);
  }

  /// @param hubId empty for an account without FedEx Ground Economy
  static FedexWire.@Nullable SmartPost economy(String hubId, Parcel parcel) {
    if (hubId.isEmpty()) {
      return null;
    }
    boolean light = parcel.weight().pounds().compareTo(BigDecimal.ONE) < 0;
    return new FedexWire.SmartPost(hubId, light ? "PRESORTED_STANDARD" : "PARCEL_SELECT");
  }

  /// The services that can carry the parcel.
  ///
  /// @param asked the services asked for; empty for all
  /// @throws ProblemException `HAZMAT_NOT_SUPPORTED`; `INVALID_ADDRESS` for a post office box,
  ///   where only Ground Economy goes, which the post delivers
  static Set<String> servicesFor(Consignment consignment, Set<String> asked) {
    if (ToPostBox.is(consignment)) {
      if (!FedexServices.isWanted(FedexServices.ECONOMY, asked)) {
        throw new ProblemException(ToPostBox.refusal(Fedex.NAME));
      }
      return Set.of(FedexServices.ECONOMY);
    }
    if (consignment.parcels().stream().noneMatch(Parcel::hazmat)) {
      return asked;
    }
    var left =
        Set.of(FedexServices.GROUND, FedexServices.HOME).stream()
            .filter(each -> FedexServices.isWanted(each, asked))
            .collect(Collectors.toSet());
    requireHarmless(consignment, left.stream().findFirst().orElse(""));
    return left;
  }

  /// What {@link #requireHarmless} looks at the service for; nothing else of a request does.
  static String refusedAs(Consignment consignment, String service) {
    return ToPostBox.is(consignment) || consignment.isHazmat() ? service : Fedex.CODE;
  }

  /// Refuses hazardous goods unless a ground service carries them as limited quantities within the
  /// country.
  ///
  /// @throws ProblemException `HAZMAT_NOT_SUPPORTED`
  static void requireHarmless(Consignment consignment, String service) {
    if (!service.equals(FedexServices.ECONOMY) && ToPostBox.is(consignment)) {
      throw new ProblemException(ToPostBox.refusal(Fedex.NAME));
    }
    if (consignment.isHazmat()
        && (!FedexServices.takesHazmat(service) || FedexAddresses.isAbroad(consignment))) {
      throw ProblemException.refused(
          ProblemCode.HAZMAT_NOT_SUPPORTED, CarrierWords.NO_HAZMAT, Fedex.NAME);
    }
  }

  /// Pounds, rounded up to the hundredth, and at least one hundredth.
  static FedexWire.Weight pounds(Weight weight) {
    return new FedexWire.Weight(
        "LB", weight.pounds().setScale(2, RoundingMode.CEILING).max(new BigDecimal("0.01")));
  }

  private static FedexWire.Dimensions inches(Dimensions sides) {
    return new FedexWire.Dimensions(
        whole(sides.length()), whole(sides.width()), whole(sides.height()), "IN");
  }

  private static int whole(BigDecimal side) {
    return side.setScale(0, RoundingMode.CEILING).intValueExact();
  }
}
