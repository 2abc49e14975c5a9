package dev.quayside.app.screen.orders.mark;

import dev.quayside.app.control.Words;
import dev.quayside.engine.order.mark.OrderTag;
import dev.quayside.engine.order.mark.TagColour;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;

/// A tag as a coloured lozenge with its name.
public final class TagChip {

  private static final String STYLE = "order-tag";

  private TagChip() {}

  public static Label of(OrderTag tag) {
    var chip = Words.of(tag.name());
    dress(chip, tag.colour());
    return chip;
  }

  /// Gives something else the colours of a tag.
  static void dress(Node node, TagColour colour) {
    node.getStyleClass().addAll(List.of(STYLE, STYLE + "-" + colour.wire()));
  }
}
