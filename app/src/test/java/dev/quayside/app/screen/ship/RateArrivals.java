package dev.quayside.app.screen.ship;

import dev.quayside.app.screen.ship.packing.Packing;
import dev.quayside.app.screen.ship.rates.RatesModel;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.shipping.rate.CarrierRates;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateOrder;
import dev.quayside.engine.shipping.rate.RateQuote;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.printing.message.Message;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/// A packer at the rates of one parcel, played from a seed: carriers answer in any order with any
/// prices, and between two answers the packer may pick a rate. It knows, apart from the model,
/// which rate has to be the chosen one.
final class RateArrivals {

  private static final Instant NOW = Instant.parse("2026-11-23T18:00:00Z");
  private static final Duration TYPING = Duration.ofMillis(300);
  private static final List<String> CARRIERS = List.of("usps", "ups", "fedex", "veho", "ontrac");
  private static final int MOST_SERVICES = 4;

  private final Random random;
  private final StepBackground background = new StepBackground();
  private final RatesModel model;

  private IntConsumer pick;
  private Runnable check = () -> {};
  private final List<Rate> arrived = new ArrayList<>();
  private @Nullable Choice rule;
  private @Nullable Rate picked;
  private boolean answering;
  private int questions;
  private String zip = "80202";

  RateArrivals(long seed) {
    random = new Random(seed);
    var packing = new Packing(() -> NOW);
    packing.opened();
    model = new RatesModel(background, gateway(), packing, _ -> {});
    pick = model::choose;
  }

  RatesModel model() {
    return model;
  }

  /// @param pick how the packer takes the nth rate
  /// @param check looks after every step
  void play(IntConsumer pick, Runnable check) {
    this.pick = pick;
    this.check = check;
    rule = random.nextInt(4) == 0 ? Choice.service(carrier(), service()) : null;
    model.askNow(request(zip, 1), rule);
    background.work();
    check.run();
    for (int more = random.nextInt(4); more > 0; more--) {
      askAgain();
      check.run();
    }
  }

  /// What has to be chosen now; empty when nothing may be.
  Optional<Rate> expected() {
    var hand = picked;
    if (hand != null) {
      var same = arrived.stream().filter(rate -> isSame(rate, hand)).findFirst();
      if (same.isPresent() || answering) {
        return same;
      }
    }
    if (rule == null) {
      return sorted().stream().findFirst();
    }
    return answering ? Optional.empty() : rule.among(sorted());
  }

  private List<Rate> sorted() {
    return arrived.stream().sorted(RateOrder.cheapestFirst("US")).toList();
  }

  private void askAgain() {
    switch (random.nextInt(3)) {
      case 0 -> model.refresh();
      case 1 -> model.ask(request(zip, 2 + questions), rule);
      default -> {
        // another place: what was picked was meant for the old one
        picked = null;
        zip = "%05d".formatted(10_000 + questions);
        model.ask(request(zip, 2 + questions), rule);
      }
    }
    background.pass(TYPING);
  }

  private void maybePick() {
    int rows = model.rows().size();
    if (rows > 0 && random.nextInt(6) == 0) {
      int number = 1 + random.nextInt(Math.min(9, rows));
      picked = model.rows().get(number - 1).rate();
      pick.accept(number);
    }
  }

  private RateQuote answer(Consumer<CarrierRates> asTheyCome) {
    questions++;
    answering = true;
    arrived.clear();
    var carriers = new ArrayList<>(CARRIERS.subList(0, 1 + random.nextInt(CARRIERS.size())));
    Collections.shuffle(carriers, random);
    for (var carrier : carriers) {
      var rates = rates(carrier);
      arrived.addAll(rates);
      asTheyCome.accept(new CarrierRates(carrier, carrier, rates, List.of(), List.of(), null));
      check.run();
      maybePick();
      check.run();
    }
    answering = false;
    var hand = picked;
    if (hand != null && arrived.stream().noneMatch(rate -> isSame(rate, hand))) {
      picked = null;
    }
    return new RateQuote("req_" + questions, sorted(), List.of(), NOW);
  }

  private List<Rate> rates(String carrier) {
    var rates = new ArrayList<Rate>();
    for (int i = random.nextInt(MOST_SERVICES + 1); i > 0; i--) {
      var amount = Money.usd("%d.%02d".formatted(5 + random.nextInt(40), random.nextInt(100)));
      var service = "service-" + i;
      rates.add(
          new Rate(
              "rate_%d_%s_%d".formatted(questions, carrier, i),
              carrier,
              carrier,
              new Quote(
                  service,
                  service,
                  amount,
                  List.of(new Quote.Charge("base", Message.said(service), amount)),
                  "5",
                  Weight.ofPounds(1),
                  1 + random.nextInt(5),
                  LocalDate.of(2026, 11, 30),
                  false),
              NOW.plus(Duration.ofMinutes(15))));
    }
    return rates;
  }

  private ShipGateway gateway() {
    return (ShipGateway)
        Proxy.newProxyInstance(
            ShipGateway.class.getClassLoader(),
            new Class<?>[] {ShipGateway.class},
            (_, method, arguments) ->
                switch (method.getName()) {
                  case "now" -> NOW;
                  case "quote" -> {
                    @SuppressWarnings("unchecked") // as the method declares it
                    var asTheyCome = (Consumer<CarrierRates>) arguments[1];
                    yield answer(asTheyCome);
                  }
                  default -> throw new UnsupportedOperationException(method.getName());
                });
  }

  private String carrier() {
    return CARRIERS.get(random.nextInt(CARRIERS.size()));
  }

  private String service() {
    return "service-" + (1 + random.nextInt(MOST_SERVICES));
  }

  private static boolean isSame(Rate one, Rate other) {
    return one.carrier().equals(other.carrier())
        && one.quote().service().equals(other.quote().service());
  }

  private static RateRequest request(String zip, int pounds) {
    return RateRequest.of(place("97401"), place(zip), Parcel.of(Weight.ofPounds(pounds), null));
  }

  private static Address place(String zip) {
    return new Address(null, null, null, null, "Town", "CO", zip, "US", null, null);
  }
}
