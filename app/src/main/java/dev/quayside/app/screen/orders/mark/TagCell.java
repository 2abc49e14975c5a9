package dev.quayside.app.screen.orders.mark;

import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.order.mark.OrderTag;
import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/// The tags of an order as chips, and how many more there are; all of them in the tooltip.
public final class TagCell<R> extends TableCell<R, List<OrderTag>> {

  private static final int SHOWN = 3;

  private final Ui ui;
  private final HBox chips = new HBox(4);

  public TagCell(Ui ui) {
    this.ui = ui;
    chips.setAlignment(Pos.CENTER_LEFT);
    chips.setMinWidth(0);
  }

  static String names(List<OrderTag> tags) {
    return tags.stream().map(OrderTag::name).collect(Collectors.joining(", "));
  }

  @Override
  protected void updateItem(@Nullable List<OrderTag> tags, boolean empty) {
    super.updateItem(tags, empty);
    chips.getChildren().clear();
    if (empty || tags == null || tags.isEmpty()) {
      setGraphic(null);
      setTooltip(null);
      setAccessibleText(null);
      return;
    }
    tags.stream().limit(SHOWN).map(TagChip::of).forEach(chips.getChildren()::add);
    if (tags.size() > SHOWN) {
      var more = ui.text("orders.mark.more", tags.size() - SHOWN);
      chips.getChildren().add(Words.whole(more, "caption"));
    }
    var names = names(tags);
    setAccessibleText(names);
    setTooltip(new Tooltip(names));
    setGraphic(chips);
  }
}
