package dev.quayside.app.control.layout;

import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Words;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The panel beside a list: the selected row's details, or a form. Escape closes it.
public final class SidePanel extends VBox {

  private final ScrollArea scroll;
  private final Label name;

  /// @param closeWords name of the cross
  /// @param foot stays visible while the content scrolls; may be none
  public SidePanel(String title, String closeWords, Runnable closed, Node content, Node... foot) {
    super(8);
    getStyleClass().addAll("card", "side-panel");
    var cross = new Button("", new FontIcon(Feather.X));
    cross.getStyleClass().addAll("quiet", "small-icon");
    cross.setAccessibleText(closeWords);
    cross.setTooltip(new Tooltip(closeWords));
    cross.setOnAction(_ -> closed.run());
    name = Words.of(title, "heading");
    name.setMinWidth(0);
    var head = new HBox(8, name, Gap.wide(), cross);
    head.setAlignment(Pos.CENTER_LEFT);
    head.getStyleClass().add("card-head");
    scroll = new ScrollArea(content);
    scroll.setFocusTraversable(false);
    scroll.setMinHeight(0);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(head, scroll);
    getChildren().addAll(foot);
    addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            closed.run();
          }
        });
  }

  /// Changes the title.
  public void title(String title) {
    name.setText(title);
  }

  /// Shows the beginning of the content, when it has become another one.
  public void toTop() {
    scroll.setVvalue(0);
  }

  /// Scrolls to a part of the content, so that it begins where the content is seen to begin.
  public void toPart(Node part) {
    scroll.applyCss();
    scroll.layout();
    var content = scroll.getContent();
    var top = content.sceneToLocal(part.localToScene(part.getBoundsInLocal())).getMinY();
    var hidden = content.getLayoutBounds().getHeight() - scroll.getViewportBounds().getHeight();
    scroll.setVvalue(hidden <= 0 ? 0 : Math.clamp(top / hidden, 0, 1));
  }

  /// Keeps the panel at one width, or lets it take all there is (`USE_COMPUTED_SIZE`).
  public SidePanel wide(double width) {
    Narrow.fix(this, width);
    return this;
  }
}
