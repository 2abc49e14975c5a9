package dev.quayside.app.screen.settings.people;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.person.BadgeInput;
import dev.quayside.app.screen.settings.Complaints;
import dev.quayside.app.screen.settings.FormButtons;
import dev.quayside.engine.base.identity.PersonRole;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.property.StringProperty;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

/// The fields of one person: name, role, PIN, badge. A badge is scanned into its field.
final class PersonFormView extends VBox {

  private final PeopleModel model;
  private final Ui ui;
  private final Field name;

  PersonFormView(PeopleModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    var form = model.form();
    var complaints = new Complaints();
    name = Field.text("person-name", ui.text("settings.people.name"), form.name(), () -> {});
    complaints.add("name", name);
    complaints.add(
        "role",
        new Field(
            "person-role",
            ui.text("settings.people.role"),
            Choice.of(
                List.of(PersonRole.values()),
                role -> ui.text("settings.people.role." + role.wire()),
                form.role())));
    complaints.add(
        "pin", secret("person-pin", "settings.people.pin", new PasswordField(), form.pin()));
    complaints.add(
        PersonForm.AGAIN,
        secret("person-pin-again", "settings.people.pin.again", new PasswordField(), form.again()));
    complaints.add(
        "badge",
        secret(
            "person-badge",
            "settings.people.badge",
            new BadgeInput(ui.text("settings.people.badge.prompt")),
            form.badge()));
    var card =
        new Card(ui.text("settings.people.new"))
            .with(
                complaints.row(List.of("name", "role"), 40, 60),
                complaints.row(List.of("pin", PersonForm.AGAIN, "badge"), 24, 26, 50),
                Words.wrapped(ui.text("settings.people.secrets"), "muted"),
                new FormButtons(
                        "person",
                        model.busy(),
                        model.editing()::save,
                        model.editing()::startOver,
                        ui)
                    .making(model.editing().edited().isNull(), ui.text("settings.people.make")));
    card.titled(Bindings.createStringBinding(this::title, model.editing().edited()));
    getChildren().add(card);
    complaints.follow(this, model.editing().wrong(), ui);
  }

  private Field secret(String id, String key, TextField input, StringProperty value) {
    return Field.text(id, ui.text(key), input, value, () -> {});
  }

  void focusName() {
    name.control().requestFocus();
  }

  private String title() {
    var edited = model.editing().edited().get();
    return edited == null
        ? ui.text("settings.people.new")
        : ui.text("settings.people.change", edited.name());
  }
}
