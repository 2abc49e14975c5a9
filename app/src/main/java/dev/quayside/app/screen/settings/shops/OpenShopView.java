package dev.quayside.app.screen.settings.shops;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Busy;
import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.account.carrieraccount.Connection;
import dev.quayside.engine.source.Source;
import dev.quayside.engine.source.SourceView;
import dev.quayside.engine.source.SyncTally;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The open shop: what can be done with it, how a pull goes on, what its test said, what was left
/// out; or its form.
final class OpenShopView extends VBox {

  private final ShopsModel model;
  private final Ui ui;
  private final VBox foot = new VBox(8);
  private final VBox answers = new VBox(8);
  private final VBox particulars = new VBox(12);
  private @Nullable Told told;

  /// What the answers are built from; for anything else they stay as they are.
  private record Told(
      boolean testing,
      boolean running,
      SyncTally tally,
      @Nullable Message message,
      @Nullable Instant testedAt,
      @Nullable Message notTold) {}

  OpenShopView(ShopsModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    getStyleClass().add("shop-open");
    var trial = new KeyTrialView(model.trial(), ui);
    trial.managedProperty().bind(trial.visibleProperty());
    Follow.value(
        this, model.opened(), open -> trial.setVisible(open != null && model.canTry(open)));
    particulars.getChildren().addAll(foot, answers, trial, new LeftOutView(model, ui));
    Follow.value(this, model.removing, this::ask);
    Follow.value(this, model.opened(), _ -> tell());
    Follow.value(this, model.testing(), _ -> tell());
    Follow.value(this, model.form(), this::type);
  }

  private void type(@Nullable ShopForm form) {
    if (form != null && form.id() != null) {
      var view = new ShopFormView(model, ui, form);
      getChildren().setAll(answers, view);
      view.begin();
    } else {
      // the form shows the answers, too, and a node stands in one place only
      if (!particulars.getChildren().contains(answers)) {
        particulars.getChildren().add(1, answers);
      }
      getChildren().setAll(particulars);
    }
  }

  private void ask(boolean removing) {
    var open = model.opened().get();
    if (removing && open != null) {
      var question =
          new ConfirmStrip(
              "shop-remove-question",
              question(open),
              ui.text("settings.keep"),
              () -> model.removing.set(false),
              ui.text("settings.shops.remove"),
              model::remove);
      foot.getChildren().setAll(question);
      question.focusKeep();
    } else {
      foot.getChildren().setAll(buttons());
    }
  }

  private String question(SourceView shop) {
    var name = shop.source().name();
    return shop.waiting() == 0
        ? ui.text("settings.shops.remove.question", name)
        : ui.text("settings.shops.remove.untold", name, shop.waiting());
  }

  private Node buttons() {
    var pull = button("pull", Feather.DOWNLOAD, () -> model.pull(false));
    pull.getStyleClass().add("accent");
    var remove = button("remove", Feather.TRASH_2, () -> model.removing.set(true));
    remove.getStyleClass().addAll("danger", "outlined");
    return new FlowPane(
        8,
        8,
        pull,
        button("test", Feather.ZAP, model::test),
        button("edit", Feather.EDIT_2, model::edit),
        button("again", Feather.REFRESH_CW, () -> model.pull(true)),
        tellAgain(),
        remove);
  }

  /// There while the shop refuses parcels.
  private Node tellAgain() {
    var again = button("retry", Feather.SEND, model::tellAgain);
    again.managedProperty().bind(again.visibleProperty());
    Follow.value(
        again, model.opened(), open -> again.setVisible(open != null && open.refused() > 0));
    return again;
  }

  private ActionButton button(String what, Feather icon, Runnable run) {
    var button = new ActionButton("shop-" + what, ui.text("settings.shops." + what), icon, run);
    button.disableProperty().bind(model.busy());
    return button;
  }

  private void tell() {
    var open = model.opened().get();
    if (open == null) {
      return;
    }
    var source = open.source();
    var latest = open.latest();
    var tally = latest == null ? SyncTally.NONE : latest.tally();
    var now =
        new Told(
            model.testing().get(),
            open.running(),
            open.running() ? tally : SyncTally.NONE,
            said(source),
            source.testedAt(),
            open.notTold());
    if (now.equals(told)) {
      return;
    }
    told = now;
    answers.getChildren().clear();
    if (now.testing()) {
      answers.getChildren().add(Busy.line(ui.text("settings.shops.asking", source.name())));
    } else if (now.message() != null) {
      answers.getChildren().add(said(source, now.message()));
    }
    if (now.running()) {
      answers.getChildren().add(progress(tally));
    }
    if (now.notTold() != null) {
      answers.getChildren().add(note(ui.texts().of(now.notTold()), Feather.INFO));
    }
    answers.setManaged(!answers.getChildren().isEmpty());
  }

  /// What its test found; null when its line says the same.
  private static @Nullable Message said(Source source) {
    var error = source.progress().error();
    var message = source.message();
    return error != null && error.message().equals(message) ? null : message;
  }

  private Node progress(SyncTally tally) {
    var line =
        Busy.line(
            ui.text(
                "settings.shops.progress",
                tally.seen(),
                tally.created(),
                tally.updated() + tally.cancelled(),
                tally.skipped().size() + tally.refused().size()));
    line.setId("shop-progress");
    return line;
  }

  private Node said(Source source, Message message) {
    var when = source.testedAt();
    var words = ProblemText.begun(ui.texts().of(message));
    var label =
        note(
            when == null
                ? words
                : ui.text("settings.shops.tested", ui.formats().moment(when), words),
            source.connection() == Connection.CONNECTED
                ? Feather.CHECK_CIRCLE
                : Feather.ALERT_TRIANGLE);
    label.setId("shop-answer");
    label
        .getStyleClass()
        .add(source.connection() == Connection.CONNECTED ? "connected" : "attention");
    return label;
  }

  private static Node note(String words, Feather icon) {
    var label = Words.wrapped(words, "note");
    label.setGraphic(new FontIcon(icon));
    label.setMaxWidth(Double.MAX_VALUE);
    return label;
  }
}
