package dev.quayside.app.screen.settings.copy;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.copy.Copied;
import dev.quayside.engine.copy.CopyItem;
import dev.quayside.engine.copy.CopyKind;
import dev.quayside.engine.copy.CopyOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// Chooses what is copied from another workspace, and says before what that does.
public final class CopyView extends VBox {

  /// Lines about what is missing; the rest is counted.
  private static final int MOST_LINES = 30;

  private final CopyModel model;
  private final Ui ui;
  private final VBox kinds = new VBox(6);
  private final VBox missing = new VBox(4);
  private final VBox done = new VBox(4);
  private final ActionButton copy;

  public CopyView(CopyModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    copy =
        new ActionButton(
            "copy-settings", ui.text("settings.copy.do"), Feather.COPY, model::copy, "accent");
    done.setId("copy-done");
    missing.setId("copy-missing");
    var card = new Card(ui.text("settings.copy.what")).with(kinds, missing, buttons());
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.copy.intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            source(),
            done,
            card);
    Follow.list(this, model.found, this::fill);
    Follow.value(this, model.done(), _ -> tell());
    Follow.value(
        this,
        model.from,
        chosen -> {
          card.setVisible(chosen != null);
          card.setManaged(chosen != null);
        });
    for (var kind : CopyKind.values()) {
      Follow.value(this, model.wanted(kind), _ -> count());
    }
    Follow.value(this, model.busy(), _ -> count());
  }

  private Node source() {
    ComboBox<@Nullable Workspace> from =
        Choice.of(
            List.of(),
            one ->
                one == null
                    ? ui.text("settings.copy.none")
                    : one.environment() == Environment.SANDBOX
                        ? ui.text("settings.copy.sandbox", one.name())
                        : one.name(),
            model.from);
    from.setMaxWidth(Double.MAX_VALUE);
    Follow.list(
        this,
        model.others,
        () -> {
          if (!from.getItems().equals(model.others)) {
            var chosen = model.from.get();
            from.getItems().setAll(model.others);
            model.from.set(chosen);
          }
        });
    var field = new Field("copy-from", ui.text("settings.copy.from"), from);
    HBox.setHgrow(field, Priority.ALWAYS);
    var row =
        new HBox(
            16, field, Switch.box("copy-replace", ui.text("settings.copy.replace"), model.replace));
    row.setAlignment(Pos.BOTTOM_LEFT);
    return row;
  }

  private Node buttons() {
    var row = new HBox(8, Gap.wide(), copy);
    row.setAlignment(Pos.CENTER_RIGHT);
    return row;
  }

  private void fill() {
    kinds.getChildren().setAll(model.found.stream().map(this::row).toList());
    if (model.found.isEmpty()) {
      kinds.getChildren().add(Words.wrapped(ui.text("settings.copy.nothing"), "muted"));
    }
    count();
  }

  private Node row(Copied kind) {
    var name = ui.text("settings.copy.kind." + kind.kind().wire());
    var box = Switch.box("copy-" + kind.kind().wire(), name, model.wanted(kind.kind()));
    box.setDisable(!kind.isToDo());
    var row = new HBox(8, box, Gap.wide(), Words.whole(counts(kind), "muted"));
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private String counts(Copied kind) {
    return Stream.of(CopyOutcome.values())
        .filter(outcome -> kind.count(outcome) > 0)
        .map(outcome -> ui.text("settings.copy.count." + outcome.wire(), kind.count(outcome)))
        .collect(Collectors.joining(" · "));
  }

  /// The button says how much it copies, and the lines below the list what cannot be.
  private void count() {
    int all = model.toDo();
    copy.setText(all == 0 ? ui.text("settings.copy.do") : ui.text("settings.copy.do.count", all));
    copy.setDisable(all == 0 || model.busy().get());
    show(missing, lines(model.found.stream().filter(each -> model.wanted(each.kind()).get())));
  }

  private void tell() {
    var copied = model.done().get();
    if (copied == null) {
      show(done, List.of());
      return;
    }
    var what =
        Stream.of(CopyOutcome.NEW, CopyOutcome.CHANGED, CopyOutcome.REFUSED)
            .filter(outcome -> sum(copied, outcome) > 0)
            .map(outcome -> ui.text("settings.copy.count." + outcome.wire(), sum(copied, outcome)))
            .collect(Collectors.joining(" · "));
    var nodes = new ArrayList<Node>();
    nodes.add(Words.wrapped(ui.text("settings.copy.done", what), "strong"));
    nodes.addAll(lines(copied.stream()));
    show(done, nodes);
  }

  private static int sum(List<Copied> copied, CopyOutcome outcome) {
    return copied.stream().mapToInt(each -> each.count(outcome)).sum();
  }

  private List<Node> lines(Stream<Copied> kinds) {
    var all =
        kinds
            .flatMap(kind -> kind.incomplete().stream().flatMap(item -> lines(kind, item)))
            .toList();
    var nodes = new ArrayList<Node>();
    if (!all.isEmpty()) {
      nodes.add(Words.wrapped(ui.text("settings.copy.missing"), "strong"));
      all.stream().limit(MOST_LINES).map(line -> Words.wrapped(line, "muted")).forEach(nodes::add);
    }
    if (all.size() > MOST_LINES) {
      nodes.add(Words.of(ui.text("settings.copy.more", all.size() - MOST_LINES), "muted"));
    }
    return nodes;
  }

  private Stream<String> lines(Copied kind, CopyItem item) {
    var name = ui.text("settings.copy.kind." + kind.kind().wire());
    return item.missing().stream()
        .map(
            each ->
                ui.text(
                    item.outcome() == CopyOutcome.REFUSED
                        ? "settings.copy.refused"
                        : "settings.copy.without",
                    name,
                    item.name(),
                    ui.texts().of(each.message())));
  }

  private static void show(VBox box, List<? extends Node> nodes) {
    box.getChildren().setAll(nodes);
    box.setVisible(!nodes.isEmpty());
    box.setManaged(!nodes.isEmpty());
  }
}
