package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.screen.ship.form.ParcelModel;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.RuleDraft;
import dev.quayside.engine.order.rule.condition.Condition;
import dev.quayside.engine.order.rule.condition.Criterion;
import dev.quayside.engine.order.rule.effect.Effects;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.location.LocationDraft;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// An order that a rule sends from another location than the desk's.
class RuledSenderTest extends ScannerOnEngine {

  private static final AddressDraft RENO =
      new AddressDraft(
          "Ann Sender",
          null,
          "1 S Center St",
          null,
          "Reno",
          "NV",
          "89501",
          "US",
          "7755550100",
          null);

  @Test
  void itLeavesThereAndTheNextOneFromTheDeskAgain() {
    var caller = TestOrders.demo(engine.engine());
    var desk = ship.from().draft().get();
    var locations = engine.engine().parcels().locations();
    locations.add(caller, new LocationDraft("Desk", desk));
    locations.add(caller, new LocationDraft("Reno", RENO));
    var reno = new Effects(List.of(), null, "Reno", null, null, null, List.of(), null, null, null);
    var rule =
        new RuleDraft(
                "By Reno",
                true,
                List.of(new Condition(Criterion.REFERENCE, null, null, List.of("R-*"))),
                Choice.service("usps", "PRIORITY_MAIL"),
                null,
                null,
                false,
                null)
            .with(reno);
    engine.engine().ordering().rules().add(caller, rule, RequestKey.none());
    TestOrders.add(engine.engine(), "R-1");
    TestOrders.add(engine.engine(), "D-1");

    scan("R-1");
    assertThat(ship.from().draft().get().city()).isEqualTo("Reno");
    ship.parcel().number(ParcelModel.Number.WEIGHT).set("20");
    background.pass(A_MOMENT);
    background.work();
    scan("QS:BUY");
    var bought = Objects.requireNonNull(ship.label().shipment().get());
    assertThat(bought.consignment().from().city()).isEqualTo("Reno");

    ship.next();
    assertThat(ship.from().draft().get()).isEqualTo(desk);
    scan("D-1");
    assertThat(ship.from().draft().get()).isEqualTo(desk);
  }
}
