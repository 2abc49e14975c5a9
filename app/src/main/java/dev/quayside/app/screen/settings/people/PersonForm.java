package dev.quayside.app.screen.settings.people;

import dev.quayside.app.problem.AppWords;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.engine.account.user.UserDraft;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The form of a person. PIN and badge of a stored person are not known: empty fields keep them. A
/// new PIN is typed twice, since the typed digits are not shown.
public final class PersonForm implements Editing.Form<UserDraft> {

  /// The field of the form alone that holds the PIN once more.
  static final String AGAIN = "pinAgain";

  public final StringProperty name = new SimpleStringProperty("");
  public final ObjectProperty<PersonRole> role = new SimpleObjectProperty<>(PersonRole.PACKER);
  public final StringProperty pin = new SimpleStringProperty("");

  /// The PIN once more.
  public final StringProperty again = new SimpleStringProperty("");

  public final StringProperty badge = new SimpleStringProperty("");

  /// The role of the next person: the first one must be an owner.
  private PersonRole usual = PersonRole.PACKER;

  void usual(PersonRole next) {
    boolean untouched = role.get() == usual;
    usual = next;
    if (untouched) {
      role.set(next);
    }
  }

  @Override
  public void clear() {
    fill(new UserDraft("", usual, null, null));
  }

  @Override
  public void fill(UserDraft draft) {
    name.set(draft.name());
    role.set(draft.role());
    pin.set("");
    again.set("");
    badge.set("");
  }

  @Override
  public UserDraft draft() {
    return new UserDraft(name.get(), role.get(), given(pin), given(badge));
  }

  @Override
  public List<Violation> violations() {
    var found = new Violations();
    draft().check(found);
    if (!pin.get().strip().equals(again.get().strip())) {
      found.add(AGAIN, AppWords.PINS_DIFFER);
    }
    return found.list();
  }

  private static @Nullable String given(StringProperty field) {
    return field.get().isBlank() ? null : field.get().strip();
  }
}
