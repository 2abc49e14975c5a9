package dev.quayside.app.screen.ship;

import dev.quayside.engine.Engine;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Sides;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.rule.RuleDraft;
import dev.quayside.engine.order.rule.condition.Condition;
import dev.quayside.engine.order.rule.condition.Criterion;
import dev.quayside.engine.parcel.preset.PresetDraft;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.ProductShape;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A shop whose rule leaves the box to what goes into it.
public final class BoxedOrders {

  private BoxedOrders() {}

  /// Two boxes, a rule, and an order of two mugs.
  ///
  /// @param side inches of a mug; null when nobody measured it
  public static void add(Engine engine, @Nullable String side) {
    Acting.runAsEngine(
        () -> {
          var demo = TestOrders.demo(engine);
          engine.parcels().products().add(demo, mug(side));
          engine.parcels().presets().add(demo, box("B-10", "9", "6", "6"));
          engine.parcels().presets().add(demo, box("B-40", "20", "16", "12"));
          engine.ordering().rules().add(demo, rule(), RequestKey.none());
        });
    TestOrders.add(engine, "SO-7");
  }

  private static Product mug(@Nullable String side) {
    var sides =
        side == null
            ? null
            : new Sides(new BigDecimal(side), new BigDecimal(side), new BigDecimal(side));
    return new Product(
        "MUG-1",
        "Mug",
        Weight.ofOunces("6"),
        Money.usd("12.00"),
        null,
        null,
        null,
        List.of(),
        new ProductShape(sides, null, null, null),
        "A-03-2",
        null,
        null);
  }

  private static PresetDraft box(String name, String length, String width, String height) {
    return PresetDraft.box(name, Dimensions.ofInches(length, width, height));
  }

  private static RuleDraft rule() {
    return new RuleDraft(
        "boxes",
        true,
        List.of(new Condition(Criterion.LANE, null, null, List.of("domestic"))),
        null,
        "auto",
        null,
        false,
        null);
  }
}
