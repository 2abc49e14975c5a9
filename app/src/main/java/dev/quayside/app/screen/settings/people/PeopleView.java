package dev.quayside.app.screen.settings.people;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.person.BadgeInput;
import dev.quayside.app.screen.settings.FormCard;
import dev.quayside.app.screen.settings.SectionPage;
import dev.quayside.engine.account.user.User;
import dev.quayside.engine.base.identity.PersonRole;
import java.time.Instant;
import java.util.Comparator;
import javafx.scene.Node;
import javafx.scene.control.PasswordField;
import org.kordamp.ikonli.feather.Feather;

/// The list of people, the form for one, and the owner's rules.
public final class PeopleView extends SectionPage {

  private static final String WORDS = "settings.people";
  private static final int MOST_ROWS = 9;
  private static final double NAME = 140;
  private static final double ROLE = 96;
  private static final double SIGNS_IN = 130;
  private static final double LOCK = 150;

  private final PeopleModel model;

  public PeopleView(PeopleModel model, Ui ui) {
    super(WORDS, model, ui);
    this.model = model;
    var person = person();
    getChildren()
        .addAll(
            list("person", model.people(), table(), model::edit, () -> person.focus("name")),
            unlock(),
            person,
            rules());
  }

  private RecordTable<User> table() {
    var table = table("people", model.people().items, Feather.USERS, MOST_ROWS);
    table.text("name", text("name"), User::name).setMinWidth(NAME);
    table
        .pills(
            "role",
            text("role"),
            User::role,
            Comparator.<PersonRole>naturalOrder(),
            role -> text("role.short." + role.wire()),
            role -> role == PersonRole.OWNER ? Tone.SWIFT : Tone.QUIET)
        .setMinWidth(ROLE);
    table.text("signs-in", text("signs-in"), this::signsIn).setMinWidth(SIGNS_IN);
    table
        .values(
            "locked",
            text("locked"),
            User::lockedUntil,
            Comparator.<Instant>naturalOrder(),
            ui.formats()::stamp)
        .setMinWidth(LOCK);
    return table;
  }

  private String signsIn(User user) {
    if (user.hasPin()) {
      return text(user.hasBadge() ? "by-both" : "by-pin");
    }
    return text(user.hasBadge() ? "by-badge" : "by-none");
  }

  private Node unlock() {
    var button = new ActionButton("person-unlock", text("unlock"), Feather.UNLOCK, model::unlock);
    button.managedProperty().bind(button.visibleProperty());
    Follow.value(this, model.people().chosen(), _ -> button.setVisible(model.canUnlock()));
    return button;
  }

  /// A badge is scanned into its field.
  private FormCard person() {
    var form = model.form();
    var badge = new BadgeInput(text("badge.prompt"));
    return new FormCard("person", WORDS, ui)
        .row(
            row ->
                row.text(40, "name", form.name).choice(60, "role", PersonRole.values(), form.role))
        .row(
            row ->
                row.text(24, "pin", "pin", new PasswordField(), form.pin)
                    .text(26, PersonForm.AGAIN, "pin.again", new PasswordField(), form.again)
                    .text(50, "badge", "badge", badge, form.badge))
        .note("secrets")
        .editing(model.busy(), model.editing(), User::name);
  }

  private FormCard rules() {
    var rules = model.rules();
    return new FormCard("person-rules", WORDS, "rules", ui)
        .note("rules.words")
        .row(
            row ->
                row.number(50, RulesForm.PAUSE, "pause", rules.pause)
                    .number(50, RulesForm.LIMIT, "limit", rules.limit))
        .saving(model.busy(), model.wrongRules(), model::saveRules);
  }
}
