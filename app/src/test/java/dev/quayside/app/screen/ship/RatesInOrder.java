package dev.quayside.app.screen.ship;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.shipping.rate.CarrierMessage;
import dev.quayside.engine.shipping.rate.CarrierRates;
import dev.quayside.engine.shipping.rate.RateQuote;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.printing.message.Message;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/// A gateway whose carriers answer in a given order.
final class RatesInOrder {
  private RatesInOrder() {}

  /// @param afterFirst runs after the first answer with a price
  static ShipGateway of(ShipGateway real, Comparator<CarrierRates> order, Runnable afterFirst) {
    return answering(
        real, (request, asTheyCome) -> quote(real, request, asTheyCome, order, afterFirst));
  }

  /// All carriers but one answer at once; that one is given up in the end.
  ///
  /// @param meanwhile runs when the others have answered
  static ShipGateway silent(ShipGateway real, String carrier, Runnable meanwhile) {
    return answering(
        real,
        (request, asTheyCome) -> {
          List<CarrierRates> answers = new ArrayList<>();
          var whole = real.quote(request, answers::add);
          answers.stream().filter(one -> !one.carrier().equals(carrier)).forEach(asTheyCome);
          meanwhile.run();
          asTheyCome.accept(
              new CarrierRates(carrier, carrier, List.of(), List.of(), List.of(), late(carrier)));
          return whole;
        });
  }

  private static CarrierMessage late(String carrier) {
    return new CarrierMessage(
        carrier, ProblemCode.CARRIER_UNAVAILABLE.name(), Message.said("did not answer"));
  }

  private static ShipGateway answering(
      ShipGateway real, BiFunction<RateRequest, Consumer<CarrierRates>, RateQuote> quote) {
    return (ShipGateway)
        Proxy.newProxyInstance(
            ShipGateway.class.getClassLoader(),
            new Class<?>[] {ShipGateway.class},
            (_, method, arguments) -> {
              if (method.getName().equals("quote")) {
                @SuppressWarnings("unchecked") // as the method declares it
                var asTheyCome = (Consumer<CarrierRates>) arguments[1];
                return quote.apply((RateRequest) arguments[0], asTheyCome);
              }
              try {
                return method.invoke(real, arguments);
              } catch (InvocationTargetException e) {
                throw Objects.requireNonNull(e.getCause());
              }
            });
  }

  /// What the carrier asks at least.
  static Money least(CarrierRates answer) {
    return answer.rates().stream()
        .map(rate -> rate.quote().amount())
        .min(Money::compareTo)
        .orElseThrow();
  }

  private static RateQuote quote(
      ShipGateway real,
      RateRequest request,
      Consumer<CarrierRates> asTheyCome,
      Comparator<CarrierRates> order,
      Runnable afterFirst) {
    List<CarrierRates> answers = new ArrayList<>();
    var whole = real.quote(request, answers::add);
    answers.removeIf(answer -> answer.rates().isEmpty());
    answers.sort(order);
    asTheyCome.accept(answers.removeFirst());
    afterFirst.run();
    answers.forEach(asTheyCome);
    return whole;
  }
}
