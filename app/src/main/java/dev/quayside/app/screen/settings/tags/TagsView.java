package dev.quayside.app.screen.settings.tags;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.screen.orders.mark.TagCell;
import dev.quayside.app.screen.settings.Complaints;
import dev.quayside.app.screen.settings.FormButtons;
import dev.quayside.app.screen.settings.SequenceView;
import dev.quayside.engine.order.mark.OrderTag;
import dev.quayside.engine.order.mark.Tag;
import dev.quayside.engine.order.mark.TagColour;
import java.util.Comparator;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The tags of orders, and the form for one.
public final class TagsView extends VBox {

  private static final int MOST_ROWS = 9;
  private static final double TAG = 200;
  private static final double COLOUR = 100;
  private static final double ORDERS = 90;

  private final TagsModel model;
  private final Ui ui;
  private final Field name;

  public TagsView(TagsModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    name = Field.text("tag-name", ui.text("settings.tags.name"), model.form().name(), () -> {});
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.tags.intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            list(),
            form());
  }

  private Node list() {
    var table =
        new RecordTable<>("tags-table", ui.text("settings.tags"), model.records().items())
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.BOOKMARK, ui.text("settings.tags.none"))))
            .asTallAsItsRows(MOST_ROWS);
    table
        .<List<OrderTag>>column(
            "tag",
            ui.text("settings.tags.name"),
            tag -> List.of(OrderTag.of(tag)),
            Comparator.comparing(tags -> tags.getFirst().name()),
            () -> new TagCell<>(ui))
        .setMinWidth(TAG);
    table
        .text("colour", ui.text("settings.tags.colour"), tag -> words(tag.colour()))
        .setMinWidth(COLOUR);
    table
        .figures(
            "orders",
            ui.text("settings.tags.orders"),
            Tag::orders,
            Comparator.<Integer>naturalOrder(),
            String::valueOf)
        .setMinWidth(ORDERS);
    ColumnFit.leaving(table, "colour");
    return new SequenceView<>(
        "tag",
        model.records(),
        table,
        ui.text("settings.tags.delete.question"),
        () -> {
          model.edit();
          name.control().requestFocus();
        },
        ui);
  }

  private String words(TagColour colour) {
    return ui.text("settings.tags.colour." + colour.wire());
  }

  private Node form() {
    var form = model.form();
    var editing = model.editing();
    var complaints = new Complaints();
    complaints.add("name", name);
    complaints.add(
        "colour",
        new Field(
            "tag-colour",
            ui.text("settings.tags.colour"),
            Choice.of(List.of(TagColour.values()), this::words, form.colour())));
    var card =
        new Card(ui.text("settings.tags.new"))
            .with(
                complaints.row(List.of("name", "colour"), 60, 40),
                new FormButtons("tag", model.busy(), editing::save, editing::startOver, ui)
                    .making(editing.edited().isNull(), ui.text("settings.tags.make")));
    card.titled(Bindings.createStringBinding(this::title, editing.edited()));
    complaints.follow(this, editing.wrong(), ui);
    return card;
  }

  private String title() {
    var edited = model.editing().edited().get();
    return edited == null
        ? ui.text("settings.tags.new")
        : ui.text("settings.tags.change", edited.name());
  }
}
