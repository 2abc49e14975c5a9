package dev.quayside.engine.order.boxing;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.preset.Presets;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.engine.shipping.rate.Rates;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The box of an order whose rule, or whose own preset, is `auto`: that of the cheapest plan of one
/// parcel.
///
/// A box that was chosen instead for the same goods three times comes first from then on.
///
/// A choice is remembered for a minute, so that the rates of an order and its label are for one
/// box, and a list of orders does not ask the carriers again and again.
public final class AutoBox {

  private static final String FIELD = "parcel.preset";
  private static final int MOST_REMEMBERED = 2_000;
  private static final Duration REMEMBERED = Duration.ofMinutes(1);

  /// All that a choice depends on, but for prices.
  private record Question(
      WorkspaceId workspace,
      OrderDetails details,
      Address sender,
      @Nullable Choice choice,
      PackedGoods goods,
      List<Box> boxes) {}

  private final BoxPlans plans;
  private final GoodsReader reader;
  private final BoxHabits habits;
  private final Presets presets;
  private final Rates rates;
  private final Cache<Question, List<BoxPlan>> chosen =
      Caffeine.newBuilder()
          .maximumSize(MOST_REMEMBERED)
          .expireAfterWrite(REMEMBERED)
          .executor(Runnable::run)
          .build();

  public AutoBox(
      BoxPlans plans, GoodsReader reader, BoxHabits habits, Presets presets, Rates rates) {
    this.plans = plans;
    this.reader = reader;
    this.habits = habits;
    this.presets = presets;
    this.rates = rates;
  }

  /// @param choice the service that is wanted; null for any
  /// @param missing receives why no box is chosen
  public Optional<ParcelDraft> parcel(
      Caller caller,
      OrderDetails details,
      Address sender,
      @Nullable Choice choice,
      Violations missing) {
    var goods = reader.of(caller, details);
    if (!goods.unknown().isEmpty()) {
      missing.add(FIELD, OrderWords.BOX_SIZES, String.join(", ", goods.unknown()));
      return Optional.empty();
    }
    if (!goods.isKnown()) {
      missing.add(FIELD, OrderWords.BOX_PIECES, PackedGoods.MOST_PIECES);
      return Optional.empty();
    }
    try {
      var best =
          proposed(caller, details, sender, choice, goods).plans().stream()
              .findFirst()
              .map(plan -> plan.parcels().getFirst());
      if (best.isEmpty()) {
        missing.add(FIELD, OrderWords.BOX_NONE);
      }
      return best.map(parcel -> boxed(parcel, details))
          .map(parcel -> goods.weighed() ? parcel : parcel.weighing(null));
    } catch (ProblemException unpriced) {
      missing.add(FIELD, unpriced.problem().message());
      return Optional.empty();
    }
  }

  /// The ways to box an order, the one that is chosen first, and what keeps it from being boxed.
  /// Within the minute in which a choice is remembered no carrier is asked.
  public BoxAdvice advice(
      Caller caller, OrderDetails details, Address sender, @Nullable Choice choice) {
    var goods = reader.of(caller, details);
    return goods.isKnown()
        ? proposed(caller, details, sender, choice, goods)
        : unknown(caller, details, goods.unknown());
  }

  /// The cheapest box first, or the one that was chosen for the same goods again and again.
  private BoxAdvice proposed(
      Caller caller,
      OrderDetails details,
      Address sender,
      @Nullable Choice choice,
      PackedGoods goods) {
    var priced = plans(caller, details, sender, choice, goods);
    var same = BoxedGoods.of(details);
    var cheapest = priced.stream().findFirst().flatMap(BoxKind::of).map(BoxKind::text);
    var preferred =
        same.flatMap(each -> habits.of(caller, each).preferred(cheapest.orElse(null)))
            .flatMap(box -> priced.stream().filter(plan -> isIn(box, plan)).findFirst())
            .filter(plan -> plan != priced.getFirst());
    var first = preferred.flatMap(BoxKind::of).map(BoxKind::text).or(() -> cheapest);
    return new BoxAdvice(
        preferred.map(plan -> first(plan, priced)).orElse(priced).stream()
            .limit(BoxPlans.MOST)
            .toList(),
        preferred.isPresent(),
        Set.of(),
        null,
        same.map(each -> new BoxProposal(each, first.orElse(null))).orElse(null));
  }

  private static boolean isIn(String box, BoxPlan plan) {
    return BoxKind.of(plan).map(BoxKind::text).filter(box::equals).isPresent();
  }

  private static List<BoxPlan> first(BoxPlan plan, List<BoxPlan> plans) {
    return Stream.concat(Stream.of(plan), plans.stream().filter(each -> each != plan)).toList();
  }

  /// Goods whose sides nobody knows go into the box that just they went in most.
  private BoxAdvice unknown(Caller caller, OrderDetails details, Set<String> unknown) {
    var same = BoxedGoods.of(details);
    var usual =
        same.flatMap(each -> habits.of(caller, each).usual())
            .map(box -> UsualBox.of(BoxKind.read(box), presets.list(caller), details));
    return new BoxAdvice(
        List.of(),
        false,
        unknown,
        usual.orElse(null),
        same.map(each -> new BoxProposal(each, null)).orElse(null));
  }

  private List<BoxPlan> plans(
      Caller caller,
      OrderDetails details,
      Address sender,
      @Nullable Choice choice,
      PackedGoods goods) {
    var carriers = choice == null ? Set.<String>of() : choice.asks();
    var boxes = plans.boxes(caller, carriers);
    var question = new Question(caller.workspace(), details, sender, choice, goods, boxes);
    var known = chosen.getIfPresent(question);
    if (known != null) {
      return known;
    }
    BoxPlans.Pricing pricing =
        goods.weighed() ? parcel -> rates(caller, details, sender, choice, parcel) : null;
    var found = plans.all(boxes, goods.goods(), 1, pricing, Money.USD);
    if (!found.isEmpty()) {
      chosen.put(question, found);
    }
    return found;
  }

  private List<Rate> rates(
      Caller caller,
      OrderDetails details,
      Address sender,
      @Nullable Choice choice,
      BoxParcel parcel) {
    var request =
        new RateRequest(
            sender,
            details.to(),
            priced(parcel, details),
            false,
            null,
            choice == null ? Set.of() : choice.asks(),
            choice == null ? Set.of() : choice.services());
    var offered = rates.quote(caller, request).rates();
    return choice == null ? offered : choice.among(offered).map(List::of).orElse(List.of());
  }

  private static Parcel priced(BoxParcel parcel, OrderDetails details) {
    return boxed(parcel, details).value();
  }

  /// With what the order says of signature, insurance and the like; a weight that was weighed
  /// stays.
  private static ParcelDraft boxed(BoxParcel parcel, OrderDetails details) {
    var known = details.parcel();
    var box = parcel.parcel();
    var weighed = known.weightOz() == null ? box.weightOz() : known.weightOz();
    return new ParcelDraft(
        weighed,
        box.lengthIn(),
        box.widthIn(),
        box.heightIn(),
        known.hazmat(),
        known.signature(),
        known.insuredValue(),
        known.residential(),
        box.packaging());
  }
}
