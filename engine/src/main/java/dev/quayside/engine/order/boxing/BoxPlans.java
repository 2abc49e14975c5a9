package dev.quayside.engine.order.boxing;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.parcel.carton.BoxChoices;
import dev.quayside.engine.parcel.carton.Filled;
import dev.quayside.engine.parcel.carton.Goods;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.parcel.preset.Presets;
import dev.quayside.engine.shipping.rate.Rate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Currency;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Chooses boxes for goods: what fits where is searched, every way is priced with all carriers at
/// once, and the cheapest comes first. Paying for air in one box is often cheaper than a second
/// one, so prices decide and not volumes.
public final class BoxPlans {

  /// Plans in an answer.
  public static final int MOST = 5;

  /// Ways whose prices are asked for: single boxes, and splits of two and of three parcels.
  private static final int MOST_SINGLE = 18;

  private static final int MOST_SPLIT = 4;

  /// Codes that say that no service takes a parcel of such a size or weight.
  private static final Set<ProblemCode> NO_OFFER =
      Set.of(
          ProblemCode.RATE_NOT_FOUND,
          ProblemCode.WEIGHT_EXCEEDS_LIMIT,
          ProblemCode.DIMENSION_REQUIRED);

  private final Presets presets;
  private final Carriers carriers;

  public BoxPlans(Presets presets, Carriers carriers) {
    this.presets = presets;
    this.carriers = carriers;
  }

  /// Asks for the price of one parcel. It is called for several at once.
  @FunctionalInterface
  public interface Pricing {

    /// @return cheapest first
    List<Rate> rates(BoxParcel parcel);
  }

  /// @param wanted codes of carriers, as asked for
  /// @throws ProblemException `INVALID_SERVICE` naming `carriers` for one that sells nothing here
  public void requireSelling(Caller caller, Set<String> wanted) {
    wanted.forEach(code -> carriers.requireSelling(caller, code, "carriers"));
  }

  /// All boxes of a workspace, and those of the carriers it buys from.
  ///
  /// @param wanted codes of the carriers to buy from; empty for all
  public List<Box> boxes(Caller caller, Set<String> wanted) {
    var own = presets.list(caller).stream().flatMap(each -> Box.of(each).stream());
    var selling =
        carriers.selling(caller).stream()
            .map(each -> each.profile().code())
            .filter(code -> wanted.isEmpty() || wanted.contains(code))
            .collect(Collectors.toSet());
    var given =
        CarrierBox.all().stream().filter(box -> selling.contains(box.carrier())).map(Box::of);
    return Stream.concat(own, given).toList();
  }

  /// Only these boxes; those whose inside is not known are left out.
  public static List<Box> boxes(List<Preset> wanted) {
    return wanted.stream().flatMap(each -> Box.of(each).stream()).toList();
  }

  /// @param splits parcels of a plan at most
  /// @param pricing null when nothing is priced
  /// @param currency of boxes that cost nothing, when nothing is priced
  /// @return cheapest first; empty when nothing fits, or no service is offered
  /// @throws ProblemException why no price was told
  public List<BoxPlan> plans(
      List<Box> boxes,
      List<Goods> goods,
      int splits,
      @Nullable Pricing pricing,
      Currency currency) {
    return all(boxes, goods, splits, pricing, currency).stream().limit(MOST).toList();
  }

  /// The same, as many as were priced.
  List<BoxPlan> all(
      List<Box> boxes,
      List<Goods> goods,
      int splits,
      @Nullable Pricing pricing,
      Currency currency) {
    if (boxes.isEmpty() || goods.isEmpty()) {
      return List.of();
    }
    var ways = distinct(ways(boxes, goods, splits, currency));
    var plans = pricing == null ? ways : priced(considered(ways), pricing);
    return plans.stream().sorted(BoxPlan.CHEAPEST).toList();
  }

  private static List<BoxPlan> ways(
      List<Box> boxes, List<Goods> goods, int splits, Currency currency) {
    var search = new BoxChoices(boxes.stream().map(Box::carton).toList());
    Function<Filled, BoxParcel> parcel =
        filled -> new BoxParcel(boxes.get(filled.carton()), filled.load());
    return search.of(goods, splits).stream()
        .map(way -> new BoxPlan(way.stream().map(parcel).toList(), null, currency))
        .toList();
  }

  /// The first of those with the same boxes.
  private static List<BoxPlan> distinct(List<BoxPlan> ways) {
    var seen = new LinkedHashMap<String, BoxPlan>();
    ways.forEach(way -> seen.putIfAbsent(way.boxes(), way));
    return List.copyOf(seen.values());
  }

  private static List<BoxPlan> considered(List<BoxPlan> ways) {
    var considered = new ArrayList<BoxPlan>();
    for (int parcels = 1; parcels <= 3; parcels++) {
      int size = parcels;
      ways.stream()
          .filter(way -> way.parcels().size() == size)
          .sorted(Comparator.comparingDouble(ExpectedCost::of))
          .limit(size == 1 ? MOST_SINGLE : MOST_SPLIT)
          .forEach(considered::add);
    }
    return considered;
  }

  /// A parcel to ask for. Of equal ones in one way each is asked for, since a rate is the price of
  /// one; ways that have the same parcel share its rates, since one of them is bought.
  ///
  /// @param before equal ones before it in its way
  private record Wanted(BoxParcel parcel, int before) {}

  private static List<Wanted> wanted(BoxPlan way) {
    var parcels = way.parcels();
    return IntStream.range(0, parcels.size())
        .mapToObj(
            i ->
                new Wanted(
                    parcels.get(i), Collections.frequency(parcels.subList(0, i), parcels.get(i))))
        .toList();
  }

  private static List<BoxPlan> priced(List<BoxPlan> ways, Pricing pricing) {
    var rates = Acting.<BoxParcel, List<Rate>>carried(pricing::rates);
    var priced = new ArrayList<BoxPlan>();
    var refusals = new ArrayList<ProblemException>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var answers = new HashMap<Wanted, Future<List<Rate>>>();
      var asked =
          ways.stream()
              .map(
                  way ->
                      wanted(way).stream()
                          .map(
                              each ->
                                  answers.computeIfAbsent(
                                      each, _ -> threads.submit(() -> rates.apply(each.parcel()))))
                          .toList())
              .toList();
      for (int i = 0; i < ways.size(); i++) {
        try {
          offered(ways.get(i), asked.get(i)).ifPresent(priced::add);
        } catch (ProblemException refused) {
          refusals.add(refused);
        }
      }
    }
    if (priced.isEmpty()) {
      complain(refusals);
    }
    return priced;
  }

  private static Optional<BoxPlan> offered(BoxPlan way, List<Future<List<Rate>>> asked) {
    return BoxOffer.cheapest(asked.stream().map(BoxPlans::answer).toList())
        .map(offer -> new BoxPlan(way.parcels(), offer, way.currency()));
  }

  /// That no service takes the parcels is an answer; all else is told.
  private static void complain(List<ProblemException> refusals) {
    for (var refused : refusals) {
      if (!NO_OFFER.contains(refused.code())) {
        throw refused;
      }
    }
  }

  private static List<Rate> answer(Future<List<Rate>> asked) {
    try {
      return asked.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
