package dev.quayside.engine.order.rule;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.ParcelJson;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.AddressJson;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.MoneyJson;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The answer of POST /v1/rules/dry-run: what the rules would decide for an order, and why.
record DryRunJson(
    RuleJson.@Nullable Then choice,
    @Nullable String preset,
    @Nullable String signature,
    boolean insure,
    @Nullable String printer,
    boolean check,
    List<Step> rules) {

  private static final int MOST_ITEMS = 100;

  /// The result of one rule.
  record Step(
      String id, String name, boolean matched, List<Finding> conditions, List<String> decided) {}

  /// The result of one condition.
  record Finding(RuleJson.If condition, boolean holds, String found) {}

  static DryRunJson of(Plan plan) {
    return new DryRunJson(
        RuleJson.Then.of(plan.choice()),
        plan.preset(),
        Optional.ofNullable(plan.signature()).map(Signature::wire).orElse(null),
        plan.insure(),
        plan.printer(),
        plan.check(),
        plan.steps().stream().map(DryRunJson::step).toList());
  }

  private static Step step(Plan.Step step) {
    return new Step(
        step.rule().id(),
        step.rule().draft().name(),
        step.holds(),
        step.findings().stream()
            .map(
                finding ->
                    new Finding(
                        RuleJson.If.of(finding.condition()), finding.holds(), finding.found()))
            .toList(),
        step.decided().stream().map(each -> each.name().toLowerCase(Locale.ROOT)).toList());
  }

  /// Reads {to, parcel?, items?, value?, reference?, requestedService?, from?}.
  static Facts read(Fields body) {
    var to = AddressJson.read(body.requiredObject("to"));
    if (body.has("to")) {
      to.checkForRate("to", body.violations());
    }
    var box = body.object("parcel");
    var parcel =
        box == null ? new ParcelDraft(null, null, null, null) : ParcelJson.readMeasures(box);
    parcel.checkKnown("parcel", body.violations());
    var from = body.object("from");
    var country = from == null ? null : from.text("country");
    return new Facts(
        Optional.ofNullable(body.text("reference")).orElse(""),
        new OrderDetails(
            to.value(),
            body.objects("items", MOST_ITEMS).stream().map(DryRunJson::item).toList(),
            parcel,
            null,
            body.text("requestedService"),
            null,
            null,
            null,
            MoneyJson.read(body, "value", body)),
        parcel,
        country == null ? "US" : country.strip().toUpperCase(Locale.ROOT));
  }

  private static OrderItem item(Fields item) {
    var weight = item.decimal("weightOz");
    var quantity = item.integer("quantity");
    if (quantity != null && quantity < 1) {
      item.violations().add(item.path("quantity"), FieldWords.ONE_OR_MORE);
    }
    if (weight != null && weight.signum() < 0) {
      item.violations().add(item.path("weightOz"), FieldWords.NOT_NEGATIVE);
    }
    return new OrderItem(
        item.text("sku"),
        item.text("description"),
        quantity == null ? 1 : quantity,
        MoneyJson.read(item, "value"),
        weight == null ? null : new Weight(weight.abs()),
        item.text("hsCode"),
        item.text("originCountry"));
  }
}
