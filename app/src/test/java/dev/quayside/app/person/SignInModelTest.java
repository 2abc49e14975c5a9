package dev.quayside.app.person;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.notice.KeptNotices;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.account.user.UserDraft;
import dev.quayside.engine.account.user.UserRules;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Who is at the window, on the real engine and in the test's own time.
class SignInModelTest {

  private final StepBackground background = new StepBackground();
  private final KeptNotices notices = new KeptNotices();

  @SuppressWarnings("NullAway.Init")
  private OpeningEngine engine;

  @SuppressWarnings("NullAway.Init")
  private SignInModel model;

  @BeforeEach
  void open(@TempDir Path data) {
    engine = new OpeningEngine(() -> Engine.open(EngineOptions.at(data).withPinRounds(1_000)));
    engine.begin();
    model = new SignInModel(background, new SignInGateway(engine), notices);
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void withoutPeopleNothingAsksAndEverythingIsAllowed() {
    model.enter(workspace("demo"));
    background.work();
    model.leave();
    model.touched();
    background.pass(Duration.ofHours(12));
    assertThat(model.asking().get()).isFalse();
    assertThat(model.actor().person()).isNull();
    assertThat(model.mayEnter(workspace("main"))).isTrue();
    var told = new ArrayList<String>();
    model.take("EMP-0042", () -> told.add("badge"), () -> told.add("none"));
    assertThat(told).containsExactly("none");
  }

  @Test
  void thePauseAsksAgainAndAnotherWorkspaceWithoutPeopleIsNoWayAround() {
    add("demo", "Ana", PersonRole.OWNER);
    add("demo", "Ben", PersonRole.PACKER);
    var demo = workspace("demo").ownCaller();
    new UserRules(5, null).keep(engine.get().installation().settings(), demo);
    model.enter(workspace("demo"));
    background.work();
    assertThat(model.asking().get()).as("at the start").isTrue();
    signIn("Ben");
    assertThat(model.asking().get()).isFalse();
    background.pass(Duration.ofMinutes(4));
    model.touched();
    background.pass(Duration.ofMinutes(4));
    assertThat(model.asking().get()).as("a key began the pause anew").isFalse();
    background.pass(Duration.ofMinutes(2));
    assertThat(model.asking().get()).isTrue();
    assertThat(model.actor().person()).as("work under way stays Ben's").isNotNull();
    signIn("Ben");
    assertThat(model.mayEnter(workspace("main"))).as("a packer of the sandbox").isFalse();
    model.enter(workspace("main"));
    background.work();
    assertThat(model.asking().get()).isFalse();
    assertThat(model.actor().person()).extracting(Person::name).isEqualTo("Ben");
  }

  @Test
  void whoIsRemovedIsAskedAtOnce() {
    add("demo", "Ana", PersonRole.OWNER);
    add("demo", "Ben", PersonRole.PACKER);
    model.enter(workspace("demo"));
    background.work();
    signIn("Ben");
    var users = engine.get().accounts().users();
    users.remove(workspace("demo").id(), Objects.requireNonNull(model.present().get()).user().id());
    model.look();
    background.work();
    assertThat(model.asking().get()).isTrue();
  }

  private void signIn(String name) {
    model.chosen.set(
        model.members.stream()
            .filter(member -> member.user().name().equals(name))
            .findFirst()
            .orElseThrow());
    model.submit("1234", false);
    background.work();
  }

  private void add(String slug, String name, PersonRole role) {
    engine
        .get()
        .accounts()
        .users()
        .add(workspace(slug).id(), new UserDraft(name, role, "1234", null), RequestKey.none());
  }

  private Workspace workspace(String slug) {
    return engine.get().accounts().workspaces().bySlug(slug).orElseThrow();
  }
}
