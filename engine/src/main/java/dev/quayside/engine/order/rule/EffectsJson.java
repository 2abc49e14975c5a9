package dev.quayside.engine.order.rule;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.order.rule.effect.Effects;
import dev.quayside.engine.order.rule.effect.Insurance;
import dev.quayside.engine.order.rule.effect.ShipDay;
import dev.quayside.engine.order.rule.effect.Split;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.option.OptionsJson;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.MoneyJson;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a rule does beside choosing a rate, on the wire: fields of the rule itself.
public record EffectsJson(
    List<String> tags,
    @Nullable String assignTo,
    @Nullable String location,
    @Nullable String packaging,
    @Nullable String shipDate,
    OptionsJson.@Nullable Billing billing,
    List<OptionsJson.Reference> references,
    @Nullable InsuranceJson insurance,
    @Nullable String split,
    @JsonProperty("notify") @Nullable String note) {

  /// A part of the order's value, or an amount.
  public record InsuranceJson(
      @Nullable BigDecimal percent, @Nullable BigDecimal amount, @Nullable String currency) {

    static InsuranceJson of(Insurance insurance) {
      var amount = Optional.ofNullable(insurance.amount());
      return new InsuranceJson(
          insurance.percent(),
          amount.map(money -> money.amount()).orElse(null),
          amount.map(money -> money.currency().getCurrencyCode()).orElse(null));
    }

    private static @Nullable Insurance read(Fields body) {
      var said = body.object("insurance");
      return said == null
          ? null
          : new Insurance(
              said.decimal("percent"),
              said.has("amount") || said.has("currency")
                  ? MoneyJson.read(body, "insurance")
                  : null);
    }
  }

  static EffectsJson of(Effects effects) {
    return new EffectsJson(
        effects.tags(),
        effects.assignTo(),
        effects.location(),
        Optional.ofNullable(effects.packaging()).map(Packaging::wire).orElse(null),
        Optional.ofNullable(effects.shipDate()).map(ShipDay::wire).orElse(null),
        Optional.ofNullable(effects.billing()).map(OptionsJson.Billing::of).orElse(null),
        OptionsJson.Reference.of(effects.references()),
        Optional.ofNullable(effects.insurance()).map(InsuranceJson::of).orElse(null),
        Optional.ofNullable(effects.split()).map(Split::wire).orElse(null),
        effects.note());
  }

  static Effects read(Fields body) {
    var billing = OptionsJson.readBilling(body);
    return new Effects(
        body.texts("tags", Effects.MOST_TAGS).stream().map(String::strip).distinct().toList(),
        Absent.fromBlank(body.text("assignTo")),
        Absent.fromBlank(body.text("location")),
        body.choice("packaging", Packaging.values(), Packaging::wire),
        body.choice("shipDate", ShipDay.values(), ShipDay::wire),
        billing == BillTo.UNSAID ? null : billing,
        Absent.toEmpty(OptionsJson.readReferences(body)),
        InsuranceJson.read(body),
        body.choice("split", Split.values(), Split::wire),
        Absent.fromBlank(body.text("notify")));
  }
}
