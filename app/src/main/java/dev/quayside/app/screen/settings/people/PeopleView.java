package dev.quayside.app.screen.settings.people;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.screen.settings.Complaints;
import dev.quayside.app.screen.settings.SequenceView;
import dev.quayside.engine.account.user.User;
import dev.quayside.engine.base.identity.PersonRole;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The list of people, the form for one, and the owner's rules.
public final class PeopleView extends VBox {

  private static final int MOST_ROWS = 9;
  private static final double NAME = 140;
  private static final double ROLE = 96;
  private static final double SIGNS_IN = 130;
  private static final double LOCK = 150;

  private final PeopleModel model;
  private final Ui ui;

  public PeopleView(PeopleModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    var form = new PersonFormView(model, ui);
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.people.intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            list(form),
            unlock(),
            form,
            rules());
  }

  private Node list(PersonFormView form) {
    var table =
        new RecordTable<>("people", ui.text("settings.people"), model.people().items())
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.USERS, ui.text("settings.people.none"))))
            .asTallAsItsRows(MOST_ROWS);
    table.text("name", ui.text("settings.people.name"), User::name).setMinWidth(NAME);
    table
        .pills(
            "role",
            ui.text("settings.people.role"),
            User::role,
            Comparator.<PersonRole>naturalOrder(),
            role -> ui.text("settings.people.role.short." + role.wire()),
            role -> role == PersonRole.OWNER ? Tone.SWIFT : Tone.QUIET)
        .setMinWidth(ROLE);
    table
        .text("signs-in", ui.text("settings.people.signs-in"), this::signsIn)
        .setMinWidth(SIGNS_IN);
    table
        .values(
            "locked",
            ui.text("settings.people.locked"),
            User::lockedUntil,
            Comparator.<Instant>naturalOrder(),
            ui.formats()::stamp)
        .setMinWidth(LOCK);
    return new SequenceView<>(
        "person",
        model.people(),
        table,
        ui.text("settings.people.delete.question"),
        () -> {
          model.edit();
          form.focusName();
        },
        ui);
  }

  private String signsIn(User user) {
    if (user.hasPin()) {
      return ui.text(user.hasBadge() ? "settings.people.by-both" : "settings.people.by-pin");
    }
    return ui.text(user.hasBadge() ? "settings.people.by-badge" : "settings.people.by-none");
  }

  private Node unlock() {
    var button =
        new ActionButton(
            "person-unlock", ui.text("settings.people.unlock"), Feather.UNLOCK, model::unlock);
    button.managedProperty().bind(button.visibleProperty());
    Follow.value(this, model.people().chosen(), _ -> button.setVisible(model.canUnlock()));
    return button;
  }

  private Node rules() {
    var complaints = new Complaints();
    complaints.add(
        RulesForm.PAUSE,
        Field.number(
            "person-pause", ui.text("settings.people.pause"), model.rules().pause(), ui, () -> {}));
    complaints.add(
        RulesForm.LIMIT,
        Field.number(
            "person-limit", ui.text("settings.people.limit"), model.rules().limit(), ui, () -> {}));
    var save =
        new ActionButton(
            "person-rules-save",
            ui.text("settings.save"),
            Feather.CHECK,
            model::saveRules,
            "accent");
    save.disableProperty().bind(model.busy());
    complaints.follow(this, model.wrongRules(), ui);
    return new Card(ui.text("settings.people.rules"))
        .with(
            Words.wrapped(ui.text("settings.people.rules.words"), "muted"),
            complaints.row(List.of(RulesForm.PAUSE, RulesForm.LIMIT), 50, 50),
            save);
  }
}
