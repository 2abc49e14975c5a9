package dev.quayside.app.screen.settings.people;

import dev.quayside.app.person.Member;
import dev.quayside.app.person.SignInModel;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.app.screen.settings.Sequence;
import dev.quayside.app.task.Background;
import dev.quayside.engine.account.user.User;
import dev.quayside.engine.account.user.UserDraft;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.base.problem.Violation;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The people of a workspace, the form for a new or a changed one, and the owner's rules.
public final class PeopleModel extends AskingModel {

  private final Background background;
  private final PeopleGateway gateway;
  private final SignInModel signIn;
  private final Sequence<User> people;
  private final Editing<User, UserDraft> editing;
  private final PersonForm form = new PersonForm();
  private final RulesForm rules = new RulesForm();
  private final ReadOnlyObjectWrapper<List<Violation>> wrongRules =
      new ReadOnlyObjectWrapper<>(List.of());

  /// @param signIn asks people to sign in from the first one on
  public PeopleModel(Background background, PeopleGateway gateway, SignInModel signIn) {
    super(background);
    this.background = background;
    this.gateway = gateway;
    this.signIn = signIn;
    editing =
        new Editing<>(
            asking,
            this.new Saving(),
            form,
            User::id,
            user -> new UserDraft(user.name(), user.role(), null, null),
            this::changed);
    people = new Sequence<>(asking, gateway, User::id, editing::gone);
  }

  public Sequence<User> people() {
    return people;
  }

  public PersonForm form() {
    return form;
  }

  public Editing<User, UserDraft> editing() {
    return editing;
  }

  public RulesForm rules() {
    return rules;
  }

  public ReadOnlyObjectProperty<List<Violation>> wrongRules() {
    return wrongRules.getReadOnlyProperty();
  }

  @Override
  public void refresh() {
    asking.load(
        gateway::state,
        state -> {
          show(state);
          people.fill(state.people());
        });
  }

  /// Shows changes made elsewhere.
  @Override
  public void lookAgain() {
    asking.look(
        gateway::state,
        state -> {
          show(state);
          people.fillIfChanged(state.people());
        });
  }

  private void show(PeopleGateway.State state) {
    form.usual(state.people().isEmpty() ? PersonRole.OWNER : PersonRole.PACKER);
    rules.show(state.rules());
  }

  /// Lets the person who adds the first one go on as that person.
  private final class Saving implements Editing.Gateway<User, UserDraft> {

    @Override
    public User add(UserDraft draft) {
      var added = gateway.add(draft);
      var member = new Member(added, gateway.home());
      background.onModelThread(() -> added(member));
      return added;
    }

    @Override
    public User change(String id, UserDraft draft) {
      return gateway.change(id, draft);
    }
  }

  private void added(Member member) {
    if (signIn.members.isEmpty() && member.canSignIn()) {
      signIn.begin(member);
    }
  }

  private void changed() {
    refresh();
    signIn.look();
  }

  /// Opens the selected person in the form.
  public void edit() {
    editing.open(people.chosen().get());
  }

  public boolean canUnlock() {
    var chosen = people.chosen().get();
    return chosen != null && chosen.lockedUntil() != null;
  }

  /// Ends the lock of the selected person.
  public void unlock() {
    var chosen = people.chosen().get();
    if (chosen != null && canUnlock()) {
      asking.ask(() -> gateway.unlock(chosen.id()), _ -> changed());
    }
  }

  public void saveRules() {
    wrongRules.set(rules.violations());
    if (wrongRules.get().isEmpty()) {
      var typed = rules.rules();
      asking.ask(
          () -> gateway.keep(typed),
          kept -> {
            rules.saved(kept);
            signIn.look();
          });
    }
  }
}
