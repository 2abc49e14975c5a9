package dev.quayside.app.person;

import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.AppWords;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Listening;
import dev.quayside.app.task.Refresh;
import dev.quayside.engine.account.user.UserRules;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// Who works at the window. Without people set up it asks nothing and allows everything.
public final class SignInModel implements Badges, Permissions {

  /// The name of the window where a request has the id of its API key.
  private static final String DESK = "desk";

  private static final Duration LOOK_AGAIN = Duration.ofSeconds(5);

  private static final int SHORTEST_BADGE = 4;
  private static final int LONGEST_BADGE = 64;

  private final Background background;
  private final SignInGateway gateway;
  private final Notices notices;
  private final Refresh<Team> team;

  /// Those who may sign in; empty when nobody has to.
  public final ObservableList<Member> members = FXCollections.observableArrayList();

  private final ReadOnlyObjectWrapper<@Nullable Member> present = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyBooleanWrapper asking = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();

  /// The name chosen to sign in with a PIN.
  public final ObjectProperty<@Nullable Member> chosen = new SimpleObjectProperty<>();

  public final StringProperty pin = new SimpleStringProperty("");
  private UserRules rules = Team.NOBODY.rules();
  private Listening listening;
  private Background.Timer pause = () -> {};
  private @Nullable Workspace here;

  public SignInModel(Background background, SignInGateway gateway, Notices notices) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    team = new Refresh<>(background, this::question, this::show, this::missed);
    listening = new Listening(background);
    chosen.subscribe(
        (before, now) -> {
          if (before == null || now == null || !before.is(now)) {
            pin.set("");
            problem.set(null);
          }
        });
  }

  /// Who has signed in; null when nobody had to, or nobody has yet. During a pause it is still the
  /// person whose work is being finished.
  public ReadOnlyObjectProperty<@Nullable Member> present() {
    return present.getReadOnlyProperty();
  }

  /// Whether the window is covered until a person signs in.
  public ReadOnlyBooleanProperty asking() {
    return asking.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty busy() {
    return busy.getReadOnlyProperty();
  }

  /// Why signing in was refused; null when it was not.
  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return problem.getReadOnlyProperty();
  }

  /// Who does the work that is started now.
  public Actor actor() {
    var shown = here == null ? null : here.id();
    return new Actor(DESK, person().orElse(null), null, shown);
  }

  private Optional<Person> person() {
    return Optional.ofNullable(present.get()).map(member -> member.user().person());
  }

  @Override
  public boolean may(Right right) {
    return person().map(person -> person.may(right)).orElse(true);
  }

  @Override
  public boolean mayVoid(Money price) {
    return may(Right.VOID_ANY) || rules.lets(price);
  }

  @Override
  public boolean mayEnter(Workspace workspace) {
    var who = present.get();
    return who == null
        || may(Right.GO_LIVE)
        || workspace.environment() == Environment.SANDBOX
        || workspace.id().equals(who.home());
  }

  /// Asks who may sign in to a workspace that was opened.
  public void enter(Workspace workspace) {
    here = workspace;
    team.now();
    listening.end();
    var mine = new Listening(background);
    listening = mine;
    mine.begin(() -> gateway.listen(workspace, mine.telling(team::soon)), team::soon, this::missed);
  }

  /// Looks again who may sign in, and what is set for them.
  public void look() {
    team.now();
  }

  private Callable<Team> question() {
    var where = here;
    return () -> where == null ? Team.NOBODY : gateway.team(where);
  }

  private void show(Team now) {
    rules = now.rules();
    var name = chosen.get();
    if (!members.equals(now.members())) {
      members.setAll(now.members());
      chosen.set(name == null ? null : known(name).orElse(null));
    }
    if (members.isEmpty()) {
      present.set(null);
      asking.set(false);
      return;
    }
    var who = present.get();
    var still = who == null ? Optional.<Member>empty() : known(who);
    still.ifPresentOrElse(this::keep, () -> asking.set(true));
    touched();
  }

  /// Notes a change of the name or the role of the person who is there.
  private void keep(Member fresh) {
    if (!fresh.equals(present.get())) {
      present.set(fresh);
    }
  }

  private Optional<Member> known(Member one) {
    return members.stream().filter(one::is).findFirst();
  }

  /// The frame tells that the engine did not answer; here it is asked again.
  private void missed(Throwable failure) {
    background.after(LOOK_AGAIN, team::now);
  }

  /// Covers the window: the next person signs in, or the same one again.
  public void leave() {
    if (!members.isEmpty()) {
      chosen.set(null);
      asking.set(true);
    }
  }

  /// A key, a click or a scan: the pause begins anew.
  public void touched() {
    pause.cancel();
    var minutes = rules.pauseMinutes();
    if (minutes != null && !asking.get() && !members.isEmpty()) {
      pause = background.after(Duration.ofMinutes(minutes), this::leave);
    }
  }

  /// Signs in the person who sets up the first one: that person is there already.
  public void begin(Member first) {
    members.setAll(List.of(first));
    came(first);
  }

  /// Signs in by what was scanned or typed.
  ///
  /// @param scanned whether it came as fast as only a scanner types, so that it may be a badge
  public void submit(String code, boolean scanned) {
    var who = chosen.get();
    var among = scanned ? withBadge() : List.<Member>of();
    if (busy.get() || code.isBlank() || who == null && among.isEmpty()) {
      return;
    }
    busy.set(true);
    background.run(
        () -> gateway.signIn(among, isPin(code) ? who : null, code),
        member -> {
          busy.set(false);
          came(member);
        },
        failure -> {
          busy.set(false);
          pin.set("");
          problem.set(Failures.problem(failure));
          team.now();
        });
  }

  private static boolean isPin(String code) {
    return code.matches("[0-9]{4,8}");
  }

  private List<Member> withBadge() {
    return members.stream().filter(member -> member.user().hasBadge()).toList();
  }

  @Override
  public void take(String code, Runnable known, Runnable unknown) {
    var among = withBadge();
    if (among.isEmpty() || code.length() < SHORTEST_BADGE || code.length() > LONGEST_BADGE) {
      unknown.run();
      return;
    }
    background.run(
        () -> gateway.holder(among, code),
        found -> {
          if (found.isPresent()) {
            known.run();
            came(found.get());
          } else {
            unknown.run();
          }
        },
        failure -> {
          var problem = Failures.problem(failure);
          if (problem.code() == ProblemCode.RATE_LIMITED) {
            // many codes that were no badges: this one is read as what it was scanned for
            unknown.run();
            return;
          }
          known.run();
          notices.show(problem);
        });
  }

  private void came(Member member) {
    chosen.set(null);
    pin.set("");
    problem.set(null);
    present.set(member);
    asking.set(false);
    touched();
  }

  /// Whether the last refusal was a lock after wrong PINs.
  boolean isLocked() {
    var refused = problem.get();
    return refused != null && refused.code() == ProblemCode.USER_LOCKED;
  }

  @Override
  public void refuse() {
    notices.show(
        new Problem.Refused(
            ProblemCode.FORBIDDEN, AppWords.NOT_FOR_YOU.of(person().map(Person::name).orElse(""))));
  }
}
