package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.screen.settings.keys.KeysModel;
import dev.quayside.app.screen.settings.workspaces.WorkspacesModel;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.account.access.ApiKey;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.account.workspace.WorkspaceChange;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/// Keys and workspaces, by keyboard alone.
class SettingsKeyboardTest extends OpenWindow {

  private static final int MOST_TABS = 60;

  @BeforeEach
  void open() throws Exception {
    window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1024, 700);
    window.untilRates();
  }

  @Test
  void aKeyIsMadePutAwayAndRevoked() throws Exception {
    go("settings.keys");
    tabTo("key-make");
    robot.type(KeyCode.SPACE);
    TestWindow.until(() -> keys().size() == 1 && node("#key-secret").isVisible());
    tabTo("key-secret-away");
    robot.type(KeyCode.SPACE);
    TestWindow.until(() -> !node("#key-secret-away").getParent().getParent().isVisible());
    tabTo("keys");
    robot.type(KeyCode.DOWN);
    robot.type(KeyCode.DELETE);
    TestWindow.until(() -> isFocused("key-revoke-question-keep"));
    robot.type(KeyCode.TAB).type(KeyCode.SPACE);
    TestWindow.until(() -> keys().getFirst().revokedAt() != null);
    TestWindow.until(() -> isFocused("keys"));
  }

  @Test
  void aWorkspaceIsMadeAndRenamed() throws Exception {
    go("settings.workspaces");
    tabTo("workspace-name");
    robot.write("Pier");
    tabTo("workspace-make");
    robot.type(KeyCode.SPACE);
    TestWindow.until(() -> names().contains("Pier"));
    TestWindow.until(() -> !node("#workspace-make").isDisabled());
    tabTo("workspaces");
    robot.type(KeyCode.HOME).type(KeyCode.ENTER);
    TestWindow.until(() -> isFocused("workspace-new-name"));
    robot.press(KeyCode.CONTROL).type(KeyCode.A).release(KeyCode.CONTROL);
    robot.write("Harbor").type(KeyCode.ENTER);
    TestWindow.until(() -> names().contains("Harbor"));
    assertThat(names()).hasSize(3);
  }

  @Test
  void aWorkspaceIsArchivedAndBroughtBack() throws Exception {
    go("settings.workspaces");
    tabTo("workspaces");
    robot.type(KeyCode.END);
    tabTo("workspace-archive");
    robot.type(KeyCode.SPACE);
    TestWindow.until(() -> isFocused("workspace-archive-question-keep"));
    robot.type(KeyCode.TAB).type(KeyCode.SPACE);
    TestWindow.until(() -> names().equals(List.of("Demo")));
    TestWindow.until(() -> switchable().equals(List.of("demo")));
    tabTo("workspaces-archived");
    robot.type(KeyCode.SPACE);
    tabTo("workspace-back-main");
    robot.type(KeyCode.SPACE);
    TestWindow.until(() -> switchable().equals(List.of("demo", "main")));
  }

  /// A program archives the workspace the window is in.
  @Test
  void whoWorksInItIsLedToAnotherAndTold() throws Exception {
    var engine = window.engine().get();
    var demo = engine.accounts().workspaces().bySlug("demo").orElseThrow();
    engine.accounts().workspaceChanges().change(demo.id(), WorkspaceChange.toArchived(true));
    TestWindow.until(() -> robot.lookup("#problem-body").tryQuery().isPresent());
    assertThat(robot.lookup("#problem-body").<Label>query().getText())
        .isEqualTo(
            "Demo was archived. You are in Main now: labels you buy there are real and cost money");
    assertThat(window.shell().workspace().get()).extracting(Workspace::slug).isEqualTo("main");
    assertThat(switchable()).containsExactly("main");
    PictureBook.add(window, "workspace-archived-elsewhere");
  }

  private List<String> switchable() {
    return window.shell().workspaces().stream().map(Workspace::slug).toList();
  }

  private List<ApiKey> keys() {
    return List.copyOf(window.settings(KeysModel.class).keys);
  }

  private List<String> names() {
    return window.settings(WorkspacesModel.class).workspaces.stream().map(Workspace::name).toList();
  }

  private void go(String section) throws Exception {
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
    TestWindow.onWindowThread(() -> window.screen(SettingsScreen.class).model().open(section));
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void tabTo(String id) {
    for (int i = 0; i < MOST_TABS && !isFocused(id); i++) {
      robot.type(KeyCode.TAB);
      WaitForAsyncUtils.waitForFxEvents();
    }
    assertThat(isFocused(id)).as(id).isTrue();
  }

  private boolean isFocused(String id) {
    var owner = window.stage().getScene().getFocusOwner();
    return owner != null && id.equals(owner.getId());
  }

  private Node node(String selector) {
    return robot.lookup(selector).query();
  }
}
