package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.account.workspace.Workspace;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A window that is closed, and views that were replaced, do not stay in memory.
final class ClosedWindowTest {

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @TempDir private Path data;

  @Test
  void closedWindowsGo() throws Exception {
    var closed = new ArrayList<WeakReference<?>>();
    for (int i = 0; i < 2; i++) {
      closed.addAll(openAndClose(data.resolve("desk" + i)));
    }
    awaitGone(closed);
  }

  @Test
  void viewsOfAnotherLanguageSizeOrWorkspaceGo() throws Exception {
    try (var window = open(data)) {
      window.untilRates();
      everyPlace(window);
      awaitGone(leftPages(window));
      var old = new ArrayList<WeakReference<Parent>>();
      old.add(root(window));
      TestWindow.onWindowThread(() -> window.shell().language(Language.SPANISH));
      everyPlace(window);
      old.add(root(window));
      TestWindow.onWindowThread(() -> window.shell().zoom(125));
      window.drawn();
      // before any other place is gone to
      awaitGone(old);
      assertThat(keptPictures(window)).isEmpty();
      old.add(root(window));
      TestWindow.onWindowThread(() -> window.shell().enter(another(window)));
      everyPlace(window);
      assertThat(old).extracting(WeakReference::get).doesNotContain(root(window).get());
      awaitGone(old);
    }
  }

  private static List<WeakReference<?>> openAndClose(Path data) throws Exception {
    try (var window = open(data)) {
      window.untilRates();
      everyPlace(window);
      return List.of(
          new WeakReference<>(window.stage().getScene()),
          root(window),
          new WeakReference<>(window.shell()),
          new WeakReference<>(window.ship()));
    }
  }

  private static TestWindow open(Path data) throws Exception {
    return TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800);
  }

  private static void everyPlace(TestWindow window) throws Exception {
    for (var place : window.places()) {
      TestWindow.onWindowThread(() -> window.shell().place.set(place));
      window.drawn();
    }
    var settings = window.screen(SettingsScreen.class).model();
    for (var section : settings.sections()) {
      TestWindow.onWindowThread(() -> settings.open.set(section));
    }
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.SHIP));
    window.drawn();
  }

  /// Every page of the settings but the last, which is still shown.
  private static List<WeakReference<Node>> leftPages(TestWindow window) throws Exception {
    var settings = window.screen(SettingsScreen.class).model();
    var pages = new ArrayList<WeakReference<Node>>();
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
    for (var section : settings.sections()) {
      TestWindow.onWindowThread(
          () -> {
            settings.open.set(section);
            var pane = (ScrollPane) window.stage().getScene().lookup("#settings-page");
            pages.add(new WeakReference<>(pane.getContent()));
          });
    }
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.SHIP));
    window.drawn();
    return pages.subList(0, pages.size() - 1);
  }

  /// What scrolls and keeps a picture of all it shows, as a scroll pane of the toolkit does.
  private static List<Node> keptPictures(TestWindow window) throws Exception {
    return TestWindow.onWindowThread(
        () ->
            window.stage().getScene().getRoot().lookupAll(".scroll-pane > .viewport").stream()
                .filter(Node::isCache)
                .toList());
  }

  private static WeakReference<Parent> root(TestWindow window) throws Exception {
    return new WeakReference<>(
        TestWindow.onWindowThread(() -> window.stage().getScene().getRoot()));
  }

  private static Workspace another(TestWindow window) {
    return window.shell().workspaces().stream()
        .filter(one -> !one.equals(window.shell().workspace().get()))
        .findFirst()
        .orElseThrow();
  }

  private static void awaitGone(List<? extends WeakReference<?>> gone) {
    Awaitility.await()
        .atMost(PATIENCE)
        .untilAsserted(
            () -> {
              System.gc();
              assertThat(gone).extracting(WeakReference::get).containsOnlyNulls();
            });
  }
}
