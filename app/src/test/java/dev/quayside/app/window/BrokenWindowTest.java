package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.fault.ErrorWatch;
import dev.quayside.app.fault.LogFile;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.theme.Appearance;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.layout.Pane;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.LoggerFactory;
import org.testfx.api.FxRobot;

/// An Error in any thread is told in the window, which goes on with what was typed.
class BrokenWindowTest {

  private static final String TYPED = "SO-4711";

  private static final List<String> RESTARTS = new CopyOnWriteArrayList<>();

  @SuppressWarnings("NullAway.Init")
  private static TestWindow window;

  @SuppressWarnings("NullAway.Init")
  private static ErrorWatch errors;

  private final FxRobot robot = new FxRobot();

  /// Where it happens.
  enum Place {
    WINDOW_THREAD {
      @Override
      void fail(TestWindow window, Runnable broken) {
        javafx.application.Platform.runLater(broken);
      }
    },
    LAYOUT {
      @Override
      void fail(TestWindow window, Runnable broken) throws Exception {
        TestWindow.onWindowThread(
            () -> {
              var root = (Pane) window.stage().getScene().getRoot();
              root.getChildren()
                  .add(
                      new Pane() {
                        @Override
                        protected void layoutChildren() {
                          broken.run();
                        }
                      });
            });
      }
    },
    WINDOW_TASK {
      @Override
      void fail(TestWindow window, Runnable broken) {
        window.background().run(Executors.callable(broken), _ -> {}, _ -> {});
      }
    },
    THREAD {
      @Override
      void fail(TestWindow window, Runnable broken) {
        Thread.ofPlatform().daemon().name("print-worker").start(broken);
      }
    },
    VIRTUAL_THREAD {
      @Override
      void fail(TestWindow window, Runnable broken) {
        Thread.ofVirtual().start(broken);
      }
    },
    EXECUTOR {
      @Override
      void fail(TestWindow window, Runnable broken) {
        try (var threads = Executors.newSingleThreadExecutor()) {
          threads.execute(broken);
        }
      }
    },
    /// Somebody caught it, and logs what it wrapped.
    LOG {
      @Override
      void fail(TestWindow window, Runnable broken) {
        try {
          broken.run();
        } catch (Error caught) {
          LoggerFactory.getLogger("store").error("failed", new CompletionException(caught));
        }
      }
    },
    /// As the toolkit's renderer does.
    PRINTED {
      @Override
      void fail(TestWindow window, Runnable broken) {
        try {
          broken.run();
        } catch (Error caught) {
          caught.printStackTrace();
        }
      }
    };

    abstract void fail(TestWindow window, Runnable broken) throws Exception;
  }

  @BeforeAll
  static void open(@TempDir Path data) throws Exception {
    // by itself it takes the place of the handler that is tested here
    Awaitility.doNotCatchUncaughtExceptionsByDefault();
    window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800);
    errors = window.watchErrors(() -> RESTARTS.add("restart"));
    window.untilRates();
  }

  @AfterAll
  static void close() throws Exception {
    errors.close();
    window.close();
    Awaitility.reset();
  }

  @ParameterizedTest
  @EnumSource
  void anErrorIsToldAndWhatWasTypedIsKept(Place place) throws Exception {
    TestWindow.onWindowThread(() -> window.ship().reference().set(TYPED));
    place.fail(window, BrokenWindowTest::overflow);
    untilTold();
    goOn();
    assertThat(typed()).isEqualTo(TYPED);
    place.fail(window, BrokenWindowTest::outOfMemory);
    untilTold();
    goOn();
  }

  @Test
  void whoeverWaitsForATaskThatBrokeWaitsNoLonger() throws Exception {
    var told = new AtomicReference<Throwable>();
    window.background().run(BrokenWindowTest::overflow, _ -> {}, told::set);
    TestWindow.until(() -> told.get() instanceof StackOverflowError);
    untilTold();
    goOn();
  }

  @Test
  void theLogHasIt(@TempDir Path data) throws Exception {
    try (var _ = LogFile.keepIn(data)) {
      Place.THREAD.fail(window, BrokenWindowTest::outOfMemory);
      untilTold();
      TestWindow.until(
          () ->
              Files.readString(LogFile.in(data)).contains("OutOfMemoryError")
                  && Files.readString(LogFile.in(data)).contains("print-worker"));
    }
    goOn();
  }

  @Test
  void thePageOffersARestart() throws Exception {
    Place.WINDOW_THREAD.fail(window, BrokenWindowTest::overflow);
    untilTold();
    PictureBook.add(window, "fault-light-en");
    robot.clickOn("#fault-restart");
    TestWindow.until(() -> RESTARTS.contains("restart"));
    goOn();
    TestWindow.onWindowThread(
        () -> {
          window.shell().language(Language.SPANISH);
          window.shell().appearance(Appearance.DARK);
        });
    Place.WINDOW_THREAD.fail(window, BrokenWindowTest::outOfMemory);
    untilTold();
    PictureBook.add(window, "fault-memory-dark-es");
    goOn();
  }

  private void untilTold() {
    TestWindow.until(() -> robot.lookup("#fault-continue").tryQuery().isPresent());
  }

  private void goOn() {
    robot.clickOn("#fault-continue");
    TestWindow.until(
        () ->
            robot.lookup("#fault-continue").tryQuery().isEmpty()
                && robot.lookup(".shell").tryQuery().isPresent());
  }

  private String typed() throws Exception {
    return TestWindow.onWindowThread(() -> window.ship().reference().get());
  }

  /// Overflows the stack on purpose.
  @SuppressWarnings("InfiniteRecursion")
  private static int overflow() {
    return 1 + overflow();
  }

  private static Object outOfMemory() {
    return new long[Integer.MAX_VALUE];
  }
}
