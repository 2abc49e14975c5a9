import dev.quayside.app.Main;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.stage.Window;

/// The real window, and an eye on it: on its standard input it is asked where something stands on
/// the screen and which words are shown. It is never acted upon but by keys and mouse.
///
/// Each question begins with its number, and so does its answer. `at WHAT` answers `x y width
/// height` in pixels of the screen or `none`; `words` the texts in sight; `await MILLISECONDS WHAT`
/// the time in ms since 1970 when WHAT came into sight, or `none`; `gone ...` when it left. WHAT is
/// `#id`, `.class` or words that a text in sight contains.
final class SeenDesk {

  private static final String MARK = "EYE ";
  private static final int OFTEN = 5;

  private SeenDesk() {}

  public static void main(String[] arguments) {
    Thread.ofPlatform().daemon().name("eye").start(SeenDesk::answer);
    Main.main(arguments);
  }

  private static void answer() {
    try (var questions =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      for (var line = questions.readLine(); line != null; line = questions.readLine()) {
        var words = line.split(" ", 2);
        System.out.println(MARK + words[0] + " " + answer(words[1]));
      }
    } catch (IOException e) {
      // the player has gone
    }
  }

  private static String answer(String line) {
    var words = line.split(" ", 3);
    try {
      return switch (words[0]) {
        case "at" -> onWindowThread(() -> at(line.substring(3)));
        case "words" -> onWindowThread(() -> String.join(" | ", words()));
        case "await" -> await(Long.parseLong(words[1]), words[2], true);
        case "gone" -> await(Long.parseLong(words[1]), words[2], false);
        default -> "what?";
      };
    } catch (Exception e) {
      return "none " + e;
    }
  }

  private interface Look<T> {
    T look();
  }

  private static <T> T onWindowThread(Look<T> look) throws Exception {
    var seen = new CompletableFuture<T>();
    Runnable task =
        () -> {
          try {
            seen.complete(look.look());
          } catch (RuntimeException e) {
            seen.completeExceptionally(e);
          }
        };
    while (!isHandedOver(task)) {
      Thread.sleep(OFTEN);
    }
    return seen.get(60, TimeUnit.SECONDS);
  }

  /// Whether there is a toolkit yet.
  private static boolean isHandedOver(Runnable task) {
    try {
      Platform.runLater(task);
      return true;
    } catch (IllegalStateException e) {
      return false;
    }
  }

  private static String await(long millis, String what, boolean there) throws Exception {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    while (System.nanoTime() < end) {
      if (onWindowThread(() -> find(what) != null) == there) {
        return Long.toString(System.currentTimeMillis());
      }
      Thread.sleep(OFTEN);
    }
    return "none";
  }

  private static String at(String what) {
    var node = find(what);
    if (node == null) {
      return "none";
    }
    var box = node.localToScreen(node.getBoundsInLocal());
    return "%d %d %d %d"
        .formatted(
            (int) box.getMinX(), (int) box.getMinY(), (int) box.getWidth(), (int) box.getHeight());
  }

  private static Node find(String what) {
    Predicate<Node> wanted =
        switch (what.charAt(0)) {
          case '#' -> node -> what.substring(1).equals(node.getId());
          case '.' -> node -> node.getStyleClass().contains(what.substring(1));
          default -> node -> text(node).contains(what);
        };
    var found = new ArrayList<Node>();
    roots().forEach(root -> look(root, wanted, found));
    return found.isEmpty() ? null : found.getFirst();
  }

  private static List<Parent> roots() {
    return Window.getWindows().stream()
        .map(Window::getScene)
        .filter(Objects::nonNull)
        .map(Scene::getRoot)
        .toList();
  }

  private static List<String> words() {
    var found = new ArrayList<Node>();
    roots().forEach(root -> look(root, node -> !text(node).isBlank(), found));
    return found.stream().map(node -> text(node).replace('\n', ' ')).toList();
  }

  private static String text(Node node) {
    return switch (node) {
      case Labeled labeled when labeled.getText() != null -> labeled.getText();
      case TextInputControl field when field.getText() != null -> field.getText();
      default -> "";
    };
  }

  private static void look(Node node, Predicate<Node> wanted, List<Node> found) {
    if (!node.isVisible() || !isInSight(node)) {
      return;
    }
    if (wanted.test(node)) {
      found.add(node);
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> look(child, wanted, found));
    }
  }

  /// What a list keeps for later stands outside of the window, or has no size.
  private static boolean isInSight(Node node) {
    var box = node.localToScene(node.getLayoutBounds());
    var scene = node.getScene();
    return box.getMaxX() >= 0
        && box.getMaxY() >= 0
        && box.getMinX() <= scene.getWidth()
        && box.getMinY() <= scene.getHeight();
  }
}
