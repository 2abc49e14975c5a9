package dev.quayside.app.screen.orders.sheet;

import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.screen.settings.rules.RuleWords;
import dev.quayside.app.sheet.SheetParts;
import dev.quayside.engine.order.rule.Plan;
import java.util.ArrayList;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import org.kordamp.ikonli.feather.Feather;

/// Why an order ships as it does: what people chose, and what each rule says, step by step.
record PlanSection(OrderSheet sheet, Ui ui) {

  Stream<Node> nodes() {
    var plan = sheet.plan();
    var words = new RuleWords(ui, sheet.names());
    var lines = new ArrayList<Node>();
    var result = words.of(plan.plan());
    lines.add(
        Words.wrapped(
            result.isEmpty() ? ui.text("sheet.why.nothing") : ui.text("sheet.why.does", result)));
    if (!plan.byHand().isEmpty()) {
      lines.add(SheetParts.fact(Feather.USER, ui.text("sheet.why.by-hand", chosen())));
    }
    if (plan.plan().steps().isEmpty()) {
      lines.add(Words.wrapped(ui.text("sheet.why.no-rules"), "muted"));
    }
    plan.plan().steps().forEach(step -> lines.add(step(step, words)));
    return new SheetParts(ui).section("sheet.why", lines);
  }

  /// What a person chose, which no rule changes.
  private String chosen() {
    return sheet.plan().byHand().stream()
        .map(name -> ui.texts().find("sheet.hand." + name).orElse(name))
        .collect(Collectors.joining(", "));
  }

  private Node step(Plan.Step step, RuleWords words) {
    var name = step.rule().draft().name();
    if (!step.holds()) {
      var failed =
          step.findings().stream()
              .filter(finding -> !finding.holds())
              .map(words::found)
              .collect(Collectors.joining(", "));
      return SheetParts.fact(
          Feather.X, ui.text("settings.rules.trial.fails", name, failed), "muted");
    }
    return step.decided().isEmpty()
        ? SheetParts.fact(Feather.MINUS, ui.text("settings.rules.trial.too-late", name))
        : SheetParts.fact(Feather.CHECK, ui.text("settings.rules.trial.holds", name));
  }
}
