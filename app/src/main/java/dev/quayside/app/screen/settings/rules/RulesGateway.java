package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.app.screen.settings.Sequence;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.order.rule.Plan;
import dev.quayside.engine.order.rule.Rule;
import dev.quayside.engine.order.rule.RuleDraft;
import java.util.Currency;
import java.util.List;

/// The section's access to the engine; called off the window's thread.
public interface RulesGateway extends Sequence.Desk<Rule>, Editing.Desk<Rule, RuleDraft> {

  State state();

  /// What these rules, saved or not, would do with the open orders, newest first.
  List<Outcome> tryOut(List<Rule> rules);

  /// What these rules would do with a shipment that is not an order.
  Outcome tryOut(List<Rule> rules, OrderDetails shipment);

  /// The rate that an outcome would buy; asks the carriers.
  Readiness price(Outcome outcome);

  /// @param units of the sender's country
  /// @param currency of the sender's country
  record State(
      List<Rule> rules,
      List<Carrier> carriers,
      List<String> presets,
      List<String> printers,
      Units units,
      Currency currency) {

    static final State NONE =
        new State(
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            Units.IMPERIAL,
            dev.quayside.engine.base.money.Money.USD);
  }

  record Carrier(String code, String name, List<Service> services) {}

  record Service(String code, String name) {}

  record Outcome(SalesOrder order, Plan plan) {}
}
