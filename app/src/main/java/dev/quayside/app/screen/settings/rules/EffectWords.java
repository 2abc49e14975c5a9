package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.rules.RulesGateway.Named;
import dev.quayside.app.screen.settings.rules.RulesGateway.State;
import dev.quayside.engine.order.rule.effect.Effects;
import dev.quayside.engine.order.rule.effect.Insurance;
import dev.quayside.engine.parcel.option.BillTo;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// Puts into words what a rule does beside choosing a rate.
record EffectWords(Ui ui, State state) {

  List<String> of(Effects effects) {
    var parts = new ArrayList<String>();
    if (!effects.tags().isEmpty()) {
      parts.add(ui.text("settings.rules.tagged", String.join(", ", effects.tags())));
    }
    if (effects.assignTo() != null) {
      parts.add(ui.text("settings.rules.assigned", named(effects.assignTo(), state.people())));
    }
    if (effects.location() != null) {
      parts.add(ui.text("settings.rules.sent-from", effects.location()));
    }
    if (effects.packaging() != null) {
      var name = ui.text("parcel.packaging." + effects.packaging().wire());
      parts.add(ui.text("settings.rules.packed", name));
    }
    if (effects.shipDate() != null) {
      parts.add(ui.text("settings.rules.picked-up"));
    }
    if (effects.billing() != null) {
      parts.add(ui.text("settings.rules.billed", payor(effects.billing())));
    }
    if (!effects.references().isEmpty()) {
      var values = effects.references().stream().map(each -> each.value()).toList();
      parts.add(ui.text("settings.rules.referenced", String.join(", ", values)));
    }
    if (effects.insurance() != null) {
      parts.add(insured(effects.insurance()));
    }
    if (effects.split() != null) {
      parts.add(ui.text("settings.rules.divided." + effects.split().wire()));
    }
    if (effects.note() != null) {
      parts.add(ui.text("settings.rules.notified", effects.note()));
    }
    return parts;
  }

  private String insured(Insurance insurance) {
    return insurance.percent() == null
        ? ui.text(
            "settings.rules.insured.amount",
            ui.formats().money(Objects.requireNonNull(insurance.amount())))
        : ui.text("settings.rules.insured.percent", ui.formats().number(insurance.percent()));
  }

  /// A kept payor by its name, an account by its last characters.
  private String payor(BillTo billing) {
    var paid = billing.transportOrSender();
    if (paid.payorId() != null) {
      return named(paid.payorId(), state.payors());
    }
    return paid.accountEnd() == null ? paid.payor().wire() : "…" + paid.accountEnd();
  }

  private static String named(String id, List<Named> all) {
    return all.stream()
        .filter(each -> each.id().equals(id))
        .map(Named::name)
        .findFirst()
        .orElse(id);
  }
}
