package dev.quayside.engine.carrier.option;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.table.TableFile;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.parcel.option.OptionWords;
import java.util.List;
import java.util.Optional;

/// Where unpaid goods are taken no longer. The table is data with dates and sources; sandbox, rates
/// and purchases ask it alike.
public final class PrepaidLanes {

  private PrepaidLanes() {}

  /// Refuses goods on such a lane of which the sender does not pay the duties, or does not say how
  /// much he paid where the carrier is told. Goods that are not declared yet are not judged.
  ///
  /// @param carrier its code
  /// @param name for people
  /// @throws ProblemException `DUTIES_MUST_BE_PREPAID` naming what is missing
  public static void require(String carrier, String name, Consignment consignment) {
    var customs = consignment.customs();
    if (customs == null) {
      return;
    }
    var lane = of(carrier, consignment);
    if (lane.isEmpty()) {
      return;
    }
    if (customs.incoterm() != Incoterm.DDP) {
      throw ProblemException.invalid(
          ProblemCode.DUTIES_MUST_BE_PREPAID,
          "customs.incoterm",
          OptionWords.PREPAID_ONLY,
          name,
          CustomsDemand.territory(consignment.to()));
    }
    if (lane.get().isAmountNamed() && customs.dutiesPrepaid() == null) {
      throw amountNeeded(name);
    }
  }

  /// The refusal of duties paid by the sender without their amount: it is never made up.
  public static ProblemException amountNeeded(String name) {
    return ProblemException.invalid(
        ProblemCode.DUTIES_MUST_BE_PREPAID,
        "customs.dutiesPrepaid",
        OptionWords.PREPAID_AMOUNT,
        name);
  }

  /// Whether a carrier takes these goods only with duties paid.
  public static boolean isOn(String carrier, Consignment consignment) {
    return of(carrier, consignment).isPresent();
  }

  private static Optional<PrepaidLane> of(String carrier, Consignment consignment) {
    var customs = consignment.customs();
    var from = consignment.from().country();
    return Table.LANES.stream()
        .filter(lane -> lane.isOf(carrier, from, CustomsDemand.territory(consignment.to())))
        .filter(lane -> lane.holdsOn(HandOver.day(consignment.from(), consignment.tenderAt())))
        .filter(lane -> customs == null || !lane.exempt().contains(customs.contentsType()))
        .findFirst();
  }

  private static final class Table {
    static final List<PrepaidLane> LANES =
        TableFile.lines("/dev/quayside/engine/carrier/option", "prepaid-lanes.tsv").stream()
            .map(PrepaidLane::read)
            .toList();
  }
}
