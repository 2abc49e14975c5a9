package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.control.Busy;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.i18n.ServiceName;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.order.rule.Plan;
import java.util.ArrayList;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// One outcome in detail: what would be bought, and the result of each rule.
final class OutcomeView extends VBox {

  private final RulesModel model;
  private final TrialModel trial;
  private final Ui ui;

  OutcomeView(RulesModel model, Ui ui) {
    super(6);
    this.model = model;
    this.ui = ui;
    trial = model.trial();
    setId("trial-outcome");
    Follow.value(this, trial.chosen(), _ -> show());
    Follow.value(this, trial.price(), _ -> show());
    Follow.value(this, trial.unpriced(), _ -> show());
  }

  private void show() {
    getChildren().clear();
    var outcome = trial.chosen().get();
    if (outcome != null) {
      getChildren().addAll(new InlineProblem(trial.unpriced(), ui), price());
      outcome.plan().steps().forEach(step -> getChildren().add(step(step)));
    }
  }

  private Node price() {
    var ready = trial.price().get();
    if (ready != null) {
      return fact(Feather.TAG, words(ready), "strong");
    }
    return trial.unpriced().get() == null
        ? Busy.line(ui.text("settings.rules.trial.pricing"))
        : new VBox();
  }

  private String words(Readiness ready) {
    return switch (ready) {
      case Readiness.Chosen chosen ->
          ui.text(
              "settings.rules.trial.buys",
              ServiceName.of(chosen.rate().carrier(), chosen.rate().quote().serviceName()),
              ui.price(chosen.rate().quote()),
              ui.formats().day(chosen.rate().quote().deliveryDate()));
      case Readiness.Unchosen unchosen ->
          unchosen.why() == null
              ? ui.text("settings.rules.trial.by-hand")
              : ui.text("settings.rules.trial.in-vain", ui.texts().of(unchosen.why()));
      case Readiness.Incomplete incomplete ->
          ui.text(
              "settings.rules.trial.incomplete",
              ui.texts().of(Violation.listed(incomplete.missing())));
      case Readiness.Unrateable unrateable -> ProblemText.body(unrateable.problem(), ui.texts());
      case Readiness.Stopped stopped ->
          ui.text("settings.rules.then.hold", ui.texts().of(stopped.why()));
      case Readiness.Shipped _ -> ui.text("settings.rules.trial.shipped");
    };
  }

  private Node step(Plan.Step step) {
    var words = new RuleWords(ui, model.state().get());
    var name = step.rule().draft().name();
    if (step.holds()) {
      return fact(
          step.decided().isEmpty() ? Feather.MINUS : Feather.CHECK,
          ui.text(
              step.decided().isEmpty()
                  ? "settings.rules.trial.too-late"
                  : "settings.rules.trial.holds",
              name));
    }
    var failed = new ArrayList<String>();
    step.findings().stream()
        .filter(finding -> !finding.holds())
        .forEach(finding -> failed.add(words.found(finding)));
    return fact(
        Feather.X, ui.text("settings.rules.trial.fails", name, String.join(", ", failed)), "muted");
  }

  private static Label fact(Feather icon, String words, String... styles) {
    var line = Words.wrapped(words, styles);
    line.setGraphic(new FontIcon(icon));
    return line;
  }
}
