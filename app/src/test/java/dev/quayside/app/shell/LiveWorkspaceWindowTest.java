package dev.quayside.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.screen.settings.Section;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.OpenWindow;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.printing.message.Message;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Where labels are real nothing of the sandbox is shown.
class LiveWorkspaceWindowTest extends OpenWindow {

  @Test
  void thereIsNoLabAndNoEmptyWallet() throws Exception {
    window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800);
    window.untilRates();
    TestWindow.until(() -> !window.shell().balances().isEmpty());
    assertThat(sections()).contains("settings.lab");
    var live =
        window.shell().workspaces().stream()
            .filter(one -> one.environment() == Environment.PRODUCTION)
            .findFirst()
            .orElseThrow();
    TestWindow.onWindowThread(() -> window.shell().enter(live));
    TestWindow.until(() -> window.shell().balances().isEmpty());
    assertThat(sections()).contains("settings.wallet").doesNotContain("settings.lab");
    var paid = Money.usd("20.00");
    window
        .engine()
        .get()
        .accounts()
        .wallets()
        .deposit(live.ownCaller(), paid, Message.said("t"), RequestKey.none());
    TestWindow.until(() -> window.shell().balances().contains(paid));
  }

  private List<String> sections() {
    return window.screen(SettingsScreen.class).model().sections().stream()
        .map(Section::key)
        .toList();
  }
}
