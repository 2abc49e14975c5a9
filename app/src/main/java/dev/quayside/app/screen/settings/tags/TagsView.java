package dev.quayside.app.screen.settings.tags;

import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.orders.mark.TagCell;
import dev.quayside.app.screen.settings.FormCard;
import dev.quayside.app.screen.settings.SectionPage;
import dev.quayside.engine.order.mark.OrderTag;
import dev.quayside.engine.order.mark.Tag;
import dev.quayside.engine.order.mark.TagColour;
import java.util.Comparator;
import java.util.List;
import org.kordamp.ikonli.feather.Feather;

/// The tags of orders, and the form for one.
public final class TagsView extends SectionPage {

  private static final String WORDS = "settings.tags";
  private static final int MOST_ROWS = 9;
  private static final double TAG = 200;
  private static final double COLOUR = 100;
  private static final double ORDERS = 90;

  public TagsView(TagsModel model, Ui ui) {
    super(WORDS, model, ui);
    var form = model.form();
    var card =
        new FormCard("tag", WORDS, ui)
            .row(
                row ->
                    row.text(60, "name", form.name)
                        .choice(40, "colour", TagColour.values(), form.colour))
            .editing(model.busy(), model.editing(), Tag::name);
    getChildren()
        .addAll(
            list("tag", model.records(), table(model), model::edit, () -> card.focus("name")),
            card);
  }

  private RecordTable<Tag> table(TagsModel model) {
    var table = table("tags-table", model.records().items, Feather.BOOKMARK, MOST_ROWS);
    table
        .<List<OrderTag>>column(
            "tag",
            text("name"),
            tag -> List.of(OrderTag.of(tag)),
            Comparator.comparing(tags -> tags.getFirst().name()),
            () -> new TagCell<>(ui))
        .setMinWidth(TAG);
    table
        .text("colour", text("colour"), tag -> text("colour." + tag.colour().wire()))
        .setMinWidth(COLOUR);
    table
        .figures(
            "orders",
            text("orders"),
            Tag::orders,
            Comparator.<Integer>naturalOrder(),
            String::valueOf)
        .setMinWidth(ORDERS);
    ColumnFit.leaving(table, "colour");
    return table;
  }
}
