package dev.quayside.app.opening;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.glass.ui.Application;
import com.sun.glass.ui.Application.EventHandler;
import dev.quayside.app.window.TestWindow;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/// What macOS tells a program it runs already, said here by the toolkit of any system.
class OpenedBackupsTest {

  private final List<Path> opened = new ArrayList<>();

  @SuppressWarnings("NullAway.Init")
  private Application toolkit;

  @SuppressWarnings("NullAway.Init")
  private EventHandler before;

  @BeforeEach
  void start() throws Exception {
    FxToolkit.registerPrimaryStage();
    toolkit = Application.GetApplication();
    before = toolkit.getEventHandler();
  }

  @AfterEach
  void listenAsBefore() throws Exception {
    TestWindow.onWindowThread(() -> toolkit.setEventHandler(before));
  }

  @Test
  void backupsOpenedWhileItRunsAreToldAndNothingElse() throws Exception {
    TestWindow.onWindowThread(
        () -> {
          assertThat(OpenedBackups.hear(toolkit, opened::add)).isEmpty();
          toolkit
              .getEventHandler()
              .handleOpenFilesAction(
                  toolkit, 0, new String[] {"/a/shop.Quayside-Backup", "/a/orders.csv", "serve"});
        });
    assertThat(opened).containsExactly(Path.of("/a/shop.Quayside-Backup"));
  }

  @Test
  void whatTheToolkitListensToItStillHears() {
    assertThat(overridden(OpenedBackups.class)).containsAll(overridden(before.getClass()));
  }

  private static List<String> overridden(Class<?> listener) {
    return Arrays.stream(listener.getDeclaredMethods())
        .filter(method -> Modifier.isPublic(method.getModifiers()))
        .map(Method::getName)
        .filter(name -> name.startsWith("handle"))
        .toList();
  }
}
