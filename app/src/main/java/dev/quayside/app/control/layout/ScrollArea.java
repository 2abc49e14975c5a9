package dev.quayside.app.control.layout;

import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Skin;

/// Content that scrolls up and down, as wide as its room and without an edge.
///
/// The toolkit caches an image of every scroll pane, also of a hidden one: 30 MB of the heap each
/// in a 4K window drawn without a graphics card. This one caches none.
public final class ScrollArea extends ScrollPane {

  public ScrollArea() {
    getStyleClass().add("edge-less");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
  }

  public ScrollArea(Node content) {
    this();
    setContent(content);
  }

  @Override
  protected Skin<?> createDefaultSkin() {
    var skin = super.createDefaultSkin();
    Objects.requireNonNull(lookup(".viewport")).setCache(false);
    return skin;
  }
}
