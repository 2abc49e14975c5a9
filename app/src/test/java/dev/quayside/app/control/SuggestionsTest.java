package dev.quayside.app.control;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.window.TestWindow;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.beans.InvalidationListener;
import javafx.geometry.Orientation;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

class SuggestionsTest {

  private static final String LONG = "Alexandra Montgomery-Featherstonehaugh, ".repeat(6);

  private final TextField field = new TextField();
  private final Button next = new Button("next");
  private final CountDownLatch asked = new CountDownLatch(1);
  private final CountDownLatch answer = new CountDownLatch(1);

  @SuppressWarnings("NullAway.Init")
  private static Stage stage;

  @BeforeAll
  static void start() throws Exception {
    stage = FxToolkit.registerPrimaryStage();
  }

  @BeforeEach
  void show() throws Exception {
    TestWindow.onWindowThread(
        () -> {
          Suggestions.under(field, this::find, words -> words, _ -> {});
          stage.setScene(new Scene(new VBox(field, next), 300, 200));
          stage.show();
          field.requestFocus();
        });
  }

  @AfterEach
  void hide() throws Exception {
    answer.countDown();
    TestWindow.onWindowThread(
        () -> {
          stage.hide();
          stage.setScene(null);
        });
  }

  @Test
  void theyAreNeverScrolledSideways() throws Exception {
    answer.countDown();
    TestWindow.onWindowThread(() -> field.setText("al"));
    TestWindow.until(() -> popup() != null);
    TestWindow.onWindowThread(
        () -> {
          var list =
              (ListView<?>)
                  Objects.requireNonNull(popup()).getScene().getRoot().lookup(".list-view");
          list.applyCss();
          list.layout();
          assertThat(list.lookupAll(".scroll-bar"))
              .map(ScrollBar.class::cast)
              .filteredOn(bar -> bar.getOrientation() == Orientation.HORIZONTAL)
              .noneMatch(ScrollBar::isVisible);
        });
  }

  @Test
  void whatWasTypedStandsOutInThem() throws Exception {
    var parts =
        TestWindow.onWindowThread(
            () ->
                Suggestions.marked("Carl Jones, 299 Main St", "jones").getChildren().stream()
                    .map(Label.class::cast)
                    .toList());
    assertThat(parts).extracting(Label::getText).containsExactly("Carl ", "Jones", ", 299 Main St");
    assertThat(parts.get(1).getStyleClass()).contains("strong");
    assertThat(Suggestions.marked("Carl Jones", "99").getChildren()).hasSize(1);
  }

  /// An answer that comes after the person has gone on would cover what they type now.
  @Test
  void aLateAnswerDoesNotOpenThem() throws Exception {
    TestWindow.onWindowThread(() -> field.setText("al"));
    assertThat(asked.await(30, TimeUnit.SECONDS)).isTrue();
    var shown = new CountDownLatch(1);
    InvalidationListener count = _ -> shown.countDown();
    TestWindow.onWindowThread(
        () -> {
          next.requestFocus();
          Window.getWindows().addListener(count);
        });
    answer.countDown();
    assertThat(shown.await(30, TimeUnit.SECONDS)).isTrue();
    TestWindow.until(() -> popup() == null);
    TestWindow.onWindowThread(() -> Window.getWindows().removeListener(count));
  }

  private List<String> find(String words) {
    asked.countDown();
    try {
      answer.await();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
    return List.of(LONG, words);
  }

  private static @Nullable Window popup() {
    return Window.getWindows().stream()
        .filter(PopupWindow.class::isInstance)
        .filter(Window::isShowing)
        .findFirst()
        .orElse(null);
  }
}
