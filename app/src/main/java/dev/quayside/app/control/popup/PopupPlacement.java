package dev.quayside.app.control.popup;

import javafx.event.EventTarget;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.skin.ComboBoxListViewSkin;
import javafx.scene.layout.Region;
import javafx.stage.PopupWindow;
import javafx.stage.Screen;
import javafx.stage.Window;

/// Puts lists and menus at the field that opens them. The toolkit places them before they have
/// their style and so their size, which leaves the first one away from its field.
public final class PopupPlacement {

  private PopupPlacement() {}

  /// Places whatever opens from within `root`.
  public static void within(Node root) {
    root.addEventHandler(ComboBoxBase.ON_SHOWN, event -> shown(event.getTarget()));
    root.addEventHandler(MenuButton.ON_SHOWN, event -> shown(event.getTarget()));
  }

  /// Gives an open list the height of its rows, after they have changed, and places it again.
  public static void again(ComboBox<?> box) {
    if (box.isShowing()) {
      shown(box);
    }
  }

  private static void shown(EventTarget opened) {
    if (opened instanceof ComboBox<?> box
        && box.getSkin() instanceof ComboBoxListViewSkin<?> skin) {
      var list = (Region) skin.getPopupContent();
      if (list.getScene() != null && list.getScene().getWindow() instanceof PopupWindow popup) {
        fit(box, list);
        popup.sizeToScene();
        place(box, list, popup);
      }
    } else if (opened instanceof MenuButton button) {
      Window.getWindows().stream()
          .filter(ContextMenu.class::isInstance)
          .map(ContextMenu.class::cast)
          .filter(menu -> menu.getOwnerNode() == button)
          .findFirst()
          .ifPresent(menu -> place(button, menu.getSkin().getNode(), menu));
    }
  }

  private static void fit(ComboBox<?> box, Region list) {
    list.applyCss();
    list.layout();
    list.resize(Math.max(list.prefWidth(-1), box.getWidth()), list.prefHeight(-1));
  }

  /// Below the field where there is room, else above it; its left end at the field's, or the right
  /// ends together where the screen is too narrow for that.
  private static void place(Region field, Node content, PopupWindow popup) {
    var at = field.localToScreen(field.getLayoutBounds());
    var size = content.getLayoutBounds();
    var screen = screen(at);
    var here = content.localToScreen(size);
    popup.setX(popup.getX() + left(at, size, screen) - here.getMinX());
    popup.setY(popup.getY() + top(at, size, screen) - here.getMinY());
  }

  private static double left(Bounds at, Bounds size, Rectangle2D screen) {
    double left =
        at.getMinX() + size.getWidth() <= screen.getMaxX()
            ? at.getMinX()
            : at.getMaxX() - size.getWidth();
    return Math.max(screen.getMinX(), left);
  }

  private static double top(Bounds at, Bounds size, Rectangle2D screen) {
    double below = screen.getMaxY() - at.getMaxY();
    double above = at.getMinY() - screen.getMinY();
    return size.getHeight() <= below || below >= above
        ? at.getMaxY()
        : Math.max(screen.getMinY(), at.getMinY() - size.getHeight());
  }

  private static Rectangle2D screen(Bounds at) {
    return Screen.getScreensForRectangle(at.getMinX(), at.getMinY(), at.getWidth(), at.getHeight())
        .stream()
        .findFirst()
        .orElseGet(Screen::getPrimary)
        .getVisualBounds();
  }
}
