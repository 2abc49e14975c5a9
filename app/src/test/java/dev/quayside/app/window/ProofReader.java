package dev.quayside.app.window;

import static javafx.geometry.Orientation.HORIZONTAL;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.TableColumnHeader;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/// Reads a page of the window for what is not set well: words that are cut and cannot be read whole
/// anywhere, and controls that were pushed out of the window.
final class ProofReader {

  private static final double HAIR = 1.5;
  private static final Set<String> NAMED = Set.of("workspace", "printer-state", "view-menu");

  private final Scene scene;
  private final List<String> found = new ArrayList<>();

  private ProofReader(Scene scene) {
    this.scene = scene;
  }

  /// What is wrong, a line for each; on the window's thread.
  static List<String> read(Scene scene) {
    var reader = new ProofReader(scene);
    scene.getRoot().applyCss();
    scene.getRoot().layout();
    reader.node(scene.getRoot(), false);
    return reader.found;
  }

  private void node(Node node, boolean scrolled) {
    if (!node.isVisible() || node.getOpacity() == 0) {
      return;
    }
    if (!scrolled) {
      pushedOut(node);
    }
    if (node instanceof Labeled labeled) {
      cut(labeled);
    }
    if (node instanceof Button button) {
      wordless(button);
    }
    if (node instanceof VirtualFlow<?> flow && flow.getParent() instanceof TableView<?> table) {
      sideways(flow, table);
    }
    if (node instanceof HBox || node instanceof VBox || node instanceof GridPane) {
      spilt((Region) node);
    }
    if (node instanceof Parent parent) {
      boolean within =
          scrolled
              || node instanceof VirtualFlow<?>
              || (node instanceof ScrollPane pane && !isEnlarged(pane));
      if (node instanceof ScrollPane pane) {
        wider(pane);
      }
      parent.getChildrenUnmodifiable().forEach(child -> node(child, within));
    }
  }

  /// The window itself, drawn larger: it scrolls only where it has too little room.
  private static boolean isEnlarged(ScrollPane pane) {
    return pane.getStyleClass().contains("zoom")
        && pane.getContent().getLayoutBounds().getWidth() <= pane.getWidth()
        && pane.getContent().getLayoutBounds().getHeight() <= pane.getHeight();
  }

  /// A pane whose content is wider than it, although nobody can scroll it sideways.
  private void wider(ScrollPane pane) {
    if (pane.getContent() instanceof Region content
        && pane.getHbarPolicy() == ScrollPane.ScrollBarPolicy.NEVER
        && content.getWidth() > pane.getViewportBounds().getWidth() + HAIR) {
      found.add("wider than its pane: " + name(content));
    }
  }

  /// Lists with columns that have to be scrolled sideways.
  private void sideways(VirtualFlow<?> flow, TableView<?> table) {
    flow.getChildrenUnmodifiable().stream()
        .filter(part -> part instanceof ScrollBar bar && bar.getOrientation() == HORIZONTAL)
        .filter(Node::isVisible)
        .forEach(_ -> found.add("to be scrolled sideways: " + name(table)));
  }

  /// What a row or a column holds that has no room in it, and lies over its neighbours.
  private void spilt(Region box) {
    for (var child : box.getChildrenUnmodifiable()) {
      var at = child.getLayoutBounds();
      double right = child.getLayoutX() + at.getMaxX();
      double low = child.getLayoutY() + at.getMaxY();
      if (child.isManaged()
          && child.isVisible()
          && (right > box.getWidth() + HAIR || low > box.getHeight() + HAIR)) {
        found.add("no room for it: " + name(child));
      }
    }
  }

  private void pushedOut(Node node) {
    if (!(node instanceof Labeled) && !(node instanceof Text)) {
      return;
    }
    var at = node.localToScene(node.getLayoutBounds());
    if (at.getMaxX() > scene.getWidth() + HAIR
        || at.getMaxY() > scene.getHeight() + HAIR
        || at.getMinX() < -HAIR
        || at.getMinY() < -HAIR) {
      found.add("out of the window: " + name(node));
    }
  }

  private void cut(Labeled labeled) {
    var words = labeled.getText();
    if (words == null
        || words.isBlank()
        || labeled.getContentDisplay() == ContentDisplay.GRAPHIC_ONLY
        || !isSeen(labeled)) {
      return;
    }
    var shown = shown(labeled);
    if (shown == null || same(shown, labeled)) {
      return;
    }
    boolean never = (labeled instanceof ButtonBase && !isNamed(labeled)) || isHeader(labeled);
    if (never || !isExplained(labeled)) {
      found.add("cut: «" + shown + "» of «" + words + "» " + name(labeled));
    }
  }

  /// A button says or shows what it does; one that shows a colour says so to a screen reader.
  private void wordless(Button button) {
    boolean says =
        Stream.of(button.getText(), button.getAccessibleText())
            .anyMatch(words -> words != null && !words.isBlank());
    if (!says && button.getGraphic() == null && isSeen(button)) {
      found.add("says nothing: " + name(button));
    }
  }

  private static boolean same(String shown, Labeled labeled) {
    var words = labeled.getText();
    return shown.equals(words)
        || (labeled.isMnemonicParsing() && shown.equals(words.replaceFirst("_", "")));
  }

  private static @Nullable String shown(Labeled labeled) {
    return labeled.getChildrenUnmodifiable().stream()
        .filter(child -> child instanceof Text && !(child instanceof FontIcon) && child.isVisible())
        .map(child -> ((Text) child).getText())
        .findFirst()
        .orElse(null);
  }

  private static boolean isSeen(Labeled labeled) {
    Bounds bounds = labeled.getLayoutBounds();
    if (bounds.getWidth() <= 0 || bounds.getHeight() <= 0) {
      return false;
    }
    for (Node node = labeled; node != null; node = node.getParent()) {
      if (!node.isVisible()) {
        return false;
      }
    }
    return true;
  }

  /// Buttons with a name somebody gave: it may be of any length.
  private static boolean isNamed(Node node) {
    var id = String.valueOf(node.getId());
    return NAMED.contains(id) || id.startsWith("view-tab-");
  }

  private static boolean isHeader(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (at instanceof TableColumnHeader || at.getStyleClass().contains("page-title")) {
        return true;
      }
    }
    return false;
  }

  /// Whether the pointer brings the whole words.
  private static boolean isExplained(Labeled labeled) {
    for (Node at = labeled; at != null; at = at.getParent()) {
      Event.fireEvent(at, entered(at));
      if (at instanceof Labeled asked
          && asked.getTooltip() != null
          && asked.getTooltip().getText().contains(labeled.getText())) {
        return true;
      }
    }
    return false;
  }

  private static MouseEvent entered(Node node) {
    return new MouseEvent(
        MouseEvent.MOUSE_ENTERED,
        1,
        1,
        1,
        1,
        MouseButton.NONE,
        0,
        false,
        false,
        false,
        false,
        false,
        false,
        false,
        false,
        false,
        false,
        null);
  }

  private static String name(Node node) {
    var path = new ArrayList<String>();
    for (Node at = node; at != null && path.size() < 4; at = at.getParent()) {
      path.add(
          at.getClass().getSimpleName()
              + (at.getId() == null ? "" : "#" + at.getId())
              + String.join("", at.getStyleClass().stream().map(style -> "." + style).toList()));
    }
    return String.join(" < ", path);
  }
}
