package dev.quayside.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.person.TestPermissions;
import dev.quayside.app.problem.AppWords;
import dev.quayside.app.shell.palette.Found;
import dev.quayside.app.shell.window.WindowMemory;
import dev.quayside.app.task.StepBackground;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.platform.store.Upgrade;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/// The frame hears of changes as they happen, and lets nobody wait who typed on.
class ShellModelTest {

  private static final Duration A_MOMENT = Duration.ofMillis(200);

  private final StepBackground background = new StepBackground();
  private final Desk desk = new Desk();
  private final ShellModel shell =
      new ShellModel(
          background,
          desk,
          new WindowMemory(
              Appearance.LIGHT, Language.ENGLISH, "one", "One", true, true, 70, 100, true));

  @Test
  void whatIsDoneToOlderDataIsSaidUntilSomethingIsAnswered() {
    shell.start();
    assertThat(shell.waiting().upgrade().get()).isNull();
    desk.upgrading.accept(new Upgrade(1, 2));
    desk.upgrading.accept(new Upgrade(2, 2));
    assertThat(shell.waiting().upgrade().get()).isEqualTo(new Upgrade(2, 2));
    background.work();
    assertThat(shell.waiting().upgrade().get()).isNull();
  }

  @Test
  void aBurstOfPrintingIsLookedAtOnce() {
    start();
    int before = desk.looks;
    for (int i = 0; i < 20; i++) {
      desk.tell("one", Live.PRINTING);
    }
    background.pass(A_MOMENT);
    assertThat(desk.looks).isEqualTo(before + 1);
  }

  @Test
  void moneyThatMovesIsCountedWithoutBeingAsked() {
    start();
    desk.free = Money.usd("7.50");
    desk.tell("one", Live.MONEY);
    background.pass(A_MOMENT);
    assertThat(shell.balances()).containsExactly(Money.usd("7.50"));
  }

  @Test
  void aWorkspaceThatWasLeftIsHeardNoMore() {
    start();
    shell.choose(desk.all.getLast());
    background.pass(A_MOMENT);
    assertThat(desk.listeners).hasSize(1);
    int counted = desk.counts;
    desk.tell("one", Live.MONEY);
    background.pass(A_MOMENT);
    assertThat(desk.counts).isEqualTo(counted);
  }

  @Test
  void aFailureOfTheEngineIsToldAndTheNextLookGoesOn() {
    start();
    desk.broken = true;
    desk.tell("one", Live.PRINTING);
    background.pass(A_MOMENT);
    assertThat(shell.problem.get()).isNotNull();
    shell.problem.set(null);
    desk.broken = false;
    int before = desk.looks;
    desk.tell("one", Live.PRINTING);
    background.pass(A_MOMENT);
    assertThat(desk.looks).isEqualTo(before + 1);
    assertThat(shell.problem.get()).isNull();
  }

  @Test
  void thePaletteAsksOnceTheTypingPausesAndForgetsWhatIsOvertaken() {
    start();
    var palette = shell.palette();
    palette.find("a");
    background.pass(A_MOMENT);
    assertThat(desk.asked).isEmpty();
    palette.find("an");
    palette.find("ann");
    background.pass(A_MOMENT);
    assertThat(desk.asked).containsExactly("ann");
    assertThat(palette.found).extracting(Found::title).containsExactly("ann");
    assertThat(palette.asking().get()).isFalse();
    palette.find("anna");
    assertThat(palette.asking().get()).isTrue();
  }

  @Test
  void aSearchThatFailsSaysSoInPlaceAndIsForgottenWithTheNextLetter() {
    start();
    desk.broken = true;
    shell.palette().find("ann");
    background.pass(A_MOMENT);
    assertThat(shell.palette().problem().get()).isNotNull();
    assertThat(shell.problem.get()).isNull();
    desk.broken = false;
    shell.palette().find("anna");
    assertThat(shell.palette().problem().get()).isNull();
    background.pass(A_MOMENT);
    assertThat(shell.palette().found).hasSize(1);
  }

  @Test
  void whereNobodyIsPermittedYetNothingIsEnteredOrChanged() {
    shell.start();
    background.pass(A_MOMENT);
    shell.choose(desk.all.getLast());
    assertThat(Objects.requireNonNull(shell.workspace().get()).slug()).isEqualTo("one");
    assertThat(shell.permissions().may(Right.CHANGE_SETTINGS)).isFalse();
  }

  @Test
  void onTheWayFromPracticeToRealMoneyOneIsAsked() {
    var live = Desk.workspace("live", Environment.PRODUCTION);
    start();
    shell.choose(live);
    assertThat(shell.goingLive().get()).isEqualTo(live);
    assertThat(Objects.requireNonNull(shell.workspace().get()).slug()).isEqualTo("one");
    shell.enter(live);
    assertThat(shell.goingLive().get()).isNull();
    assertThat(shell.workspace().get()).isEqualTo(live);
    shell.choose(desk.all.getFirst());
    assertThat(Objects.requireNonNull(shell.workspace().get()).slug()).isEqualTo("one");
  }

  @Test
  void whoWorksInAWorkspaceThatIsArchivedIsLedToAnotherAndToldSo() {
    start();
    var live = Desk.workspace("live", Environment.PRODUCTION);
    desk.all = List.of(live, desk.all.getLast());
    desk.tell("one", Live.WORKSPACES);
    background.pass(A_MOMENT);
    assertThat(shell.workspaces()).isEqualTo(desk.all);
    assertThat(shell.workspace().get()).isEqualTo(desk.all.getLast());
    assertThat(said()).isEqualTo(AppWords.LED_ELSEWHERE.of("one", "two"));
    desk.all = List.of(live);
    desk.tell("two", Live.WORKSPACES);
    background.pass(A_MOMENT);
    assertThat(shell.workspace().get()).isEqualTo(live);
    assertThat(said()).isEqualTo(AppWords.LED_TO_PRODUCTION.of("two", "live"));
  }

  @Test
  void whatWasArchivedWhileTheWindowWasClosedIsSaidAtTheStart() {
    desk.all = List.of(desk.all.getLast());
    shell.start();
    background.pass(A_MOMENT);
    assertThat(shell.workspace().get()).isEqualTo(desk.all.getLast());
    assertThat(said()).isEqualTo(AppWords.LED_ELSEWHERE.of("One", "two"));
  }

  @Test
  void nobodyGoesToALiveWorkspaceThatWasArchivedWhileTheyWereAsked() {
    var live = Desk.workspace("live", Environment.PRODUCTION);
    start();
    shell.choose(live);
    desk.tell("one", Live.WORKSPACES);
    background.pass(A_MOMENT);
    assertThat(shell.goingLive().get()).isNull();
    assertThat(Objects.requireNonNull(shell.workspace().get()).slug()).isEqualTo("one");
    assertThat(shell.problem.get()).isNull();
  }

  private Message said() {
    return ((Problem.Refused) Objects.requireNonNull(shell.problem.get())).message();
  }

  private void start() {
    shell.permit(new TestPermissions());
    shell.start();
    background.pass(A_MOMENT);
    assertThat(Objects.requireNonNull(shell.workspace().get()).slug()).isEqualTo("one");
  }

  private static final class Desk implements ShellGateway {

    private record Listener(String slug, Consumer<Set<Live>> tells) {}

    private List<Workspace> all = List.of(workspace("one"), workspace("two"));
    private final List<Listener> listeners = new ArrayList<>();
    private final List<String> asked = new ArrayList<>();
    private Money free = Money.usd("1.00");
    private Consumer<Upgrade> upgrading = _ -> {};
    private boolean broken;
    private int looks;
    private int counts;

    @Override
    public void whenUpgrading(Consumer<Upgrade> told) {
      upgrading = told;
    }

    @Override
    public void whenWaiting(Consumer<Problem> told) {}

    @Override
    public void lookAtEverything() {}

    @Override
    public List<Workspace> workspaces() {
      return all;
    }

    @Override
    public List<Money> balances(Workspace workspace) {
      counts++;
      return List.of(free);
    }

    @Override
    public Printing printing(Workspace workspace) {
      failIfBroken();
      looks++;
      return Printing.NOTHING;
    }

    @Override
    public Runnable listen(Workspace workspace, Consumer<Set<Live>> changed) {
      var listener = new Listener(workspace.slug(), changed);
      listeners.add(listener);
      return () -> listeners.remove(listener);
    }

    @Override
    public List<Found> find(Workspace workspace, String words) {
      failIfBroken();
      asked.add(words);
      return List.of(
          new Found(Found.Kind.ORDER, words, "", new NavigationRequest.ShowOrder(words)));
    }

    @Override
    public FirstSteps firstSteps(Workspace workspace) {
      return FirstSteps.NOT_KNOWN;
    }

    @Override
    public void remember(WindowMemory memory) {}

    private void tell(String slug, Live what) {
      listeners.stream()
          .filter(listener -> listener.slug().equals(slug))
          .toList()
          .forEach(listener -> listener.tells().accept(Set.of(what)));
    }

    private void failIfBroken() {
      if (broken) {
        throw new IllegalStateException("broken");
      }
    }

    private static Workspace workspace(String slug) {
      return workspace(slug, Environment.SANDBOX);
    }

    private static Workspace workspace(String slug, Environment environment) {
      return new Workspace(
          new WorkspaceId("ws_" + slug),
          slug,
          slug,
          "free",
          environment,
          false,
          Instant.EPOCH,
          null);
    }
  }
}
