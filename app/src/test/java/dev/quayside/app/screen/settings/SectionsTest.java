package dev.quayside.app.screen.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.EngineTest;
import dev.quayside.app.screen.settings.keys.KeysModel;
import dev.quayside.app.screen.settings.wallet.WalletGateway;
import dev.quayside.app.screen.settings.wallet.WalletModel;
import dev.quayside.app.screen.settings.workspaces.WorkspacesModel;
import dev.quayside.engine.account.access.ApiKey;
import dev.quayside.engine.account.access.KeyDraft;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.number.NumberStyle;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// The sections' models on a real engine, without the toolkit.
class SectionsTest extends EngineTest {

  @Test
  void aKeyIsMadeOnceHoweverOftenTheButtonIsPressed() {
    var model = new KeysModel(background, place);
    model.create();
    model.create();
    background.work();
    assertThat(model.keys).hasSize(1);
    assertThat(
            opening
                .get()
                .accounts()
                .keys()
                .authenticate(Objects.requireNonNull(model.secret.get())))
        .isPresent();
  }

  @Test
  void aReplacedKeyStopsWorkingAndARevokedOneCannotBeReplaced() {
    var model = new KeysModel(background, place);
    model.create();
    background.work();
    var first = Objects.requireNonNull(model.secret.get());
    model.chosen.set(model.keys.getFirst());
    model.rotate();
    background.work();
    assertThat(opening.get().accounts().keys().authenticate(first)).isEmpty();
    model.chosen.set(model.keys.getLast());
    assertThat(model.chosenWorks()).isFalse();
    model.rotate();
    assertThat(background.isIdle()).isTrue();
  }

  @Test
  void aKeyIsMadeWithTheNameThatWasTyped() {
    var model = new KeysModel(background, place);
    model.name.set(" Label printer script ");
    model.create();
    background.work();
    assertThat(model.keys).extracting(ApiKey::name).containsExactly("Label printer script");
    assertThat(model.secretName.get()).isEqualTo("Label printer script");
    assertThat(model.name.get()).isEmpty();
    model.create();
    background.work();
    assertThat(model.keys.getFirst().name()).isNull();
    assertThat(model.secretName.get()).isEmpty();
  }

  @Test
  void aNameThatIsTooLongIsToldAndKept() {
    var model = new KeysModel(background, place);
    model.name.set("n".repeat(61));
    model.create();
    background.work();
    assertThat(Objects.requireNonNull(model.problem().get()).code())
        .isEqualTo(ProblemCode.INVALID_REQUEST);
    assertThat(model.name.get()).hasSize(61);
    assertThat(model.secret.get()).isNull();
  }

  @Test
  void aKeyMadeElsewhereIsOnThePage() {
    var model = new KeysModel(background, place);
    model.refresh();
    background.work();
    var caller = place.caller();
    var other =
        opening
            .get()
            .accounts()
            .keys()
            .create(
                caller.workspace(),
                caller.environment(),
                KeyDraft.unnamed(Role.VIEWER),
                RequestKey.none());
    model.lookAgain();
    background.work();
    assertThat(model.keys).extracting(ApiKey::id).containsExactly(other.key().id());
  }

  @Test
  void anAmountThatIsNoneIsToldInPlaceAndKept() {
    var model = new WalletModel(background, new WalletGateway(place), () -> {});
    model.amount.set("ten");
    model.deposit();
    background.work();
    assertThat(Objects.requireNonNull(model.problem().get()).code())
        .isEqualTo(ProblemCode.INVALID_REQUEST);
    assertThat(model.amount.get()).isEqualTo("ten");
  }

  @Test
  void aDepositWithACommaCountsAndMovesTheMoney() {
    var moved = new boolean[1];
    var model = new WalletModel(background, new WalletGateway(place), () -> moved[0] = true);
    model.amount.set("25,50");
    model.deposit();
    background.work();
    assertThat(model.problem().get()).isNull();
    assertThat(moved[0]).isTrue();
    assertThat(model.wallets.getFirst().balance()).isEqualTo(Money.usd("1025.50"));
    assertThat(model.amount.get()).isEmpty();
  }

  @Test
  void twoThousandIsDepositedAsTwoThousandAndNeverAsTwo() {
    var model = new WalletModel(background, new WalletGateway(place), () -> {});
    model.amount.set("2,000");
    model.deposit();
    background.work();
    assertThat(details(model))
        .isEqualTo("amount: '2,000' can be 2000 or 2.00: write one of the two");
    model.amount.in(NumberStyle.POINT);
    model.deposit();
    background.work();
    assertThat(model.wallets.getFirst().balance()).isEqualTo(Money.usd("3000.00"));
  }

  @Test
  void anAmountOfTenthsOfACentIsRefused() {
    var model = new WalletModel(background, new WalletGateway(place), () -> {});
    model.amount.set("2.0055");
    model.deposit();
    background.work();
    assertThat(details(model)).contains("must be an amount of money");
  }

  private static String details(WalletModel model) {
    return Objects.requireNonNull(model.problem().get()).message().sentence();
  }

  @Test
  void theShortNameFollowsTheNameUntilItIsWritten() {
    var model = new WorkspacesModel(background, opening, () -> {});
    model.name.set("Café Norte 2");
    assertThat(model.slug.get()).isEqualTo("cafe-norte-2");
    model.slug.set("norte");
    model.name.set("Café Norte 3");
    assertThat(model.slug.get()).isEqualTo("norte");
    model.create();
    background.work();
    assertThat(model.workspaces).extracting(Workspace::slug).contains("norte");
    assertThat(model.secret.get()).startsWith("qk_test_");
  }

  @Test
  void aWorkspaceIsRenamedAndStaysChosen() {
    var news = new AtomicInteger();
    var model = new WorkspacesModel(background, opening, news::incrementAndGet);
    model.refresh();
    background.work();
    model.chosen.set(model.workspaces.getFirst());
    assertThat(model.newName.get()).isEqualTo("Demo");
    model.newName.set(" Harbor ");
    model.rename();
    background.work();
    assertThat(model.workspaces).extracting(Workspace::name).containsExactly("Harbor", "Main");
    assertThat(news).hasValue(1);
    model.newName.set(" ");
    model.rename();
    background.work();
    assertThat(model.workspaces).extracting(Workspace::name).containsExactly("Harbor", "Main");
  }

  @Test
  void anArchivedWorkspaceLeavesTheListAndComesBack() {
    var news = new AtomicInteger();
    var model = new WorkspacesModel(background, opening, news::incrementAndGet);
    model.refresh();
    background.work();
    model.chosen.set(model.workspaces.getFirst());
    model.archiving.set(true);
    model.archive();
    background.work();
    assertThat(model.archiving.get()).isFalse();
    assertThat(model.workspaces).extracting(Workspace::slug).containsExactly("main");
    assertThat(model.archived).extracting(Workspace::slug).containsExactly("demo");
    assertThat(model.chosen.get()).isNull();
    var rebuilt = new AtomicInteger();
    model.archived.subscribe(rebuilt::incrementAndGet);
    model.refresh();
    background.work();
    assertThat(rebuilt).as("rows of which nothing has changed, and the focus in them").hasValue(0);
    model.chosen.set(model.workspaces.getFirst());
    model.archive();
    background.work();
    assertThat(Objects.requireNonNull(model.problem().get()).code())
        .isEqualTo(ProblemCode.CONFLICT);
    model.bringBack(model.archived.getFirst());
    background.work();
    assertThat(model.workspaces).extracting(Workspace::slug).containsExactly("demo", "main");
    assertThat(model.archived).isEmpty();
    assertThat(news).hasValue(2);
  }

  @Test
  void aTakenShortNameIsToldInPlace() {
    var model = new WorkspacesModel(background, opening, () -> {});
    model.name.set("Demo");
    model.create();
    background.work();
    assertThat(Objects.requireNonNull(model.problem().get()).code())
        .isEqualTo(ProblemCode.CONFLICT);
    assertThat(model.name.get()).isEqualTo("Demo");
  }
}
