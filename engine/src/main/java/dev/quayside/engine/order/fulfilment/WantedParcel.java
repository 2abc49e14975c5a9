package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.option.OptionsDraft;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A parcel of an order as requested.
///
/// @param path path of its `items` in the request
/// @param parcel null when only the order's data is known
/// @param items null for all that is left
/// @param options what is asked for beside it, as far as the request says
/// @param terms what is said of its declaration
/// @param rateId the rate to buy at; null to choose a service
/// @param said names of the fields that stand in its line of `parcels`; empty for one that is not
///   of several
public record WantedParcel(
    String path,
    @Nullable ParcelDraft parcel,
    @Nullable List<Pieces> items,
    @Nullable String rateId,
    OptionsDraft options,
    DeclaredTerms terms,
    Set<String> said) {

  static final WantedParcel REST = new WantedParcel("items", null, null);

  private static final String PARCEL = "parcel";

  public WantedParcel {
    said = Set.copyOf(said);
  }

  WantedParcel(
      String path,
      @Nullable ParcelDraft parcel,
      @Nullable List<Pieces> items,
      @Nullable String rateId,
      OptionsDraft options,
      DeclaredTerms terms) {
    this(path, parcel, items, rateId, options, terms, Set.of());
  }

  WantedParcel(String path, @Nullable ParcelDraft parcel, @Nullable List<Pieces> items) {
    this(path, parcel, items, null, OptionsDraft.NONE, DeclaredTerms.NONE);
  }

  /// With these items.
  static WantedParcel of(String path, List<PackedItem> items) {
    return new WantedParcel(
        path,
        null,
        items.stream().map(item -> new Pieces(path, item.line(), null, item.quantity())).toList());
  }

  WantedParcel with(OptionsDraft others) {
    return new WantedParcel(path, parcel, items, rateId, others, terms, said);
  }

  WantedParcel with(DeclaredTerms others) {
    return new WantedParcel(path, parcel, items, rateId, options, others, said);
  }

  /// The same as a line of `parcels` that has these fields.
  WantedParcel saying(Collection<String> names) {
    return new WantedParcel(path, parcel, items, rateId, options, terms, Set.copyOf(names));
  }

  /// What a request that names no parcel asks for beside it.
  WantedParcel asIn(OrderPurchase.Asked asked) {
    var only = asked.parcels().getFirst();
    return with(only.options()).with(only.terms());
  }

  /// Does what is for this parcel alone. A refusal names the fields as they stand in its line.
  ///
  /// @throws ProblemException as `step`
  <T> T named(Supplier<T> step) {
    try {
      return step.get();
    } catch (ProblemException refused) {
      throw new ProblemException(refused.problem().at(this::inLine));
    }
  }

  /// Where a field of a parcel stands in the request: what all parcels have in common beside them,
  /// the rest in its line.
  private String inLine(String field) {
    var first = field.split("[.\\[]", 2)[0];
    boolean isOfLine = said.contains(first) || (!said.isEmpty() && first.equals(PARCEL));
    return isOfLine ? path.substring(0, path.lastIndexOf('.') + 1) + field : field;
  }

  /// Pieces of an item, found by line or by SKU; exactly one of them is given.
  ///
  /// @param path path in the request
  public record Pieces(String path, @Nullable Integer line, @Nullable String sku, int quantity) {}

  /// Divides an order into parcels, each taking from what those before it leave.
  ///
  /// @param further whether a parcel may contain nothing that is left to ship
  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST` for what is not in
  ///   the order; `CONFLICT` for more than is left
  static List<Portion> portions(SalesOrder order, List<WantedParcel> wanted, boolean further) {
    return portions(order, wanted, further, further);
  }

  /// The same for boxes of one shipment: where none says what is in it, the goods are in all of
  /// them, and stand with the first.
  static List<Portion> ofShipment(SalesOrder order, List<WantedParcel> wanted, boolean further) {
    boolean untold = wanted.stream().allMatch(each -> each.items() == null);
    return portions(order, wanted, further, further || untold);
  }

  /// @param empty whether a parcel may stand for nothing that is left to ship
  private static List<Portion> portions(
      SalesOrder order, List<WantedParcel> wanted, boolean further, boolean empty) {
    var portions = new ArrayList<Portion>();
    var rest = order;
    var found = new Violations();
    for (var parcel : wanted) {
      var items = parcel.packed(rest, found);
      boolean first = portions.isEmpty();
      if (items.isEmpty() && !empty && !(first && parcel.items() == null)) {
        found.add(parcel.path(), OrderWords.NOTHING_LEFT);
      }
      found.throwAs(ProblemCode.INVALID_REQUEST);
      rest.requireLeft(items);
      portions.add(
          Portion.of(rest, new Packing(items, further), parcel.parcel())
              .with(parcel.options())
              .declaring(parcel.terms()));
      rest = rest.withParcel(items);
    }
    return portions;
  }

  private List<PackedItem> packed(SalesOrder order, Violations found) {
    return items == null ? order.toShip() : packed(order, items, found);
  }

  /// The pieces by the lines of an order.
  ///
  /// @param found receives what is not in the order
  public static List<PackedItem> packed(SalesOrder order, List<Pieces> items, Violations found) {
    var quantities = new TreeMap<Integer, Integer>();
    items.forEach(pieces -> put(quantities, order, pieces, found));
    return quantities.entrySet().stream()
        .map(entry -> new PackedItem(entry.getKey(), entry.getValue()))
        .toList();
  }

  /// Takes pieces of a SKU. When several lines have it, those with something left come first.
  private static void put(
      Map<Integer, Integer> quantities, SalesOrder order, Pieces pieces, Violations found) {
    var lines = lines(order, pieces, found);
    int wanted = pieces.quantity();
    for (int line : lines) {
      int free = order.left(line) - quantities.getOrDefault(line, 0);
      int taken = line == lines.getLast() ? wanted : Math.clamp(free, 0, wanted);
      if (taken > 0) {
        quantities.merge(line, taken, Integer::sum);
      }
      wanted -= taken;
    }
  }

  private static List<Integer> lines(SalesOrder order, Pieces pieces, Violations found) {
    var items = order.details().items();
    var line = pieces.line();
    if (line != null) {
      if (line < 1 || line > items.size()) {
        found.add(pieces.path() + ".line", OrderWords.NO_LINE, items.size());
        return List.of();
      }
      return List.of(line);
    }
    var lines =
        IntStream.rangeClosed(1, items.size())
            .filter(each -> Objects.equals(items.get(each - 1).sku(), pieces.sku()))
            .boxed()
            .toList();
    if (lines.isEmpty()) {
      found.add(pieces.path() + ".sku", OrderWords.NO_SKU);
    }
    return lines;
  }
}
