package dev.quayside.app.screen.ship.form.options;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.task.Soon;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.parcel.option.ReferenceKind;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// One line under the parcel that says who pays, whose box it is and when it leaves; the fields are
/// below it once it is opened.
public final class OptionsView extends VBox {

  /// Parts of the line while nothing is asked for: who pays, the box, and when it leaves.
  private static final int SILENT = 3;

  private static final String PART = " · ";

  private final OptionsModel model;
  private final OptionsForm form;
  private final ObjectProperty<Packaging> packaging;
  private final ObservableBooleanValue abroad;
  private final Ui ui;
  private final ActionButton line;
  private final Tooltip whole = new Tooltip();
  private final FontIcon arrow = new FontIcon(Feather.CHEVRON_RIGHT);

  /// @param packaging of the parcel, the sender's own or a carrier's
  /// @param abroad whether the parcel crosses a border, so that duties are paid
  public OptionsView(
      OptionsModel model,
      ObjectProperty<Packaging> packaging,
      ObservableBooleanValue abroad,
      Ui ui) {
    super(8);
    this.model = model;
    this.packaging = packaging;
    this.abroad = abroad;
    this.ui = ui;
    form = model.form();
    getStyleClass().add("parcel-options");
    line = new ActionButton("parcel-more", "", Feather.CHEVRON_RIGHT, model::toggle);
    line.getStyleClass().add("link");
    line.setGraphic(arrow);
    line.setMinWidth(0);
    line.setWrapText(true);
    line.setTextAlignment(TextAlignment.LEFT);
    line.setAlignment(Pos.CENTER_LEFT);
    line.setTooltip(whole);
    getChildren().add(line);
    form.all().forEach(each -> Follow.any(this, each, this::say));
    Follow.any(this, packaging, this::say);
    Follow.value(this, model.open(), this::open);
    Follow.change(this, model.wanted(), _ -> Soon.run(this::begin));
    Follow.change(this, abroad, _ -> say());
    say();
  }

  private void say() {
    line.setText(words());
    whole.setText(line.getText());
  }

  private void open(boolean open) {
    arrow.setIconCode(open ? Feather.CHEVRON_DOWN : Feather.CHEVRON_RIGHT);
    getChildren().setAll(line);
    if (open) {
      getChildren().addAll(fields());
    }
  }

  /// The packer goes on with the first of the fields.
  private void begin() {
    var first = lookup("#parcel-payor");
    if (first != null) {
      first.requestFocus();
    }
  }

  /// `Pays: us · Box: my own · Leaves: today · More`
  private String words() {
    var parts = new ArrayList<String>();
    parts.add(ui.text("parcel.pays.line", payor(form.payor.get())));
    parts.add(ui.text("parcel.box.line", box(packaging.get())));
    parts.add(ui.text("parcel.leaves.line", day(form.shipDate.get())));
    if (abroad.get() && !form.duties.get().isOurs()) {
      parts.add(ui.text("parcel.duties.line", payor(form.duties.get())));
    }
    if (form.saturday.get()) {
      parts.add(ui.text("parcel.saturday"));
    }
    form.references().stream()
        .map(each -> each.value.get().strip())
        .filter(value -> !value.isEmpty())
        .forEach(parts::add);
    if (!form.instructions.get().isBlank()) {
      parts.add(ui.text("parcel.instructions"));
    }
    if (parts.size() == SILENT
        && form.payor.get().isOurs()
        && packaging.get() == Packaging.PACKAGE) {
      parts.add(unbroken(parts.removeLast() + PART + ui.text("parcel.more")));
    }
    return String.join(PART, parts);
  }

  /// The second line begins with these words where there is no room for one.
  private static String unbroken(String words) {
    return words.replace(' ', '\u00a0');
  }

  private String payor(PayorChoice choice) {
    if (choice.isOurs()) {
      return ui.text("parcel.pays.us");
    }
    return choice.name().isEmpty()
        ? ui.text("parcel.pays.account", choice.end())
        : ui.text("parcel.pays.kept", choice.name(), choice.end());
  }

  private String box(Packaging box) {
    return ui.text(box == Packaging.PACKAGE ? "parcel.box.own" : "parcel.packaging." + box.wire());
  }

  private String day(@Nullable LocalDate day) {
    return day == null ? ui.text("parcel.leaves.next") : ui.formats().day(day);
  }

  private List<Node> fields() {
    var nodes = new ArrayList<Node>();
    nodes.add(
        new FieldRow(List.of(pays("parcel-payor", "parcel.pays", form.payor, this::payor)), 100));
    nodes.add(role("parcel-payor-role", form.role, form.payor, new SimpleBooleanProperty(true)));
    nodes.add(duties());
    nodes.add(role("parcel-duties-role", form.dutiesRole, form.duties, abroad));
    nodes.add(new FieldRow(List.of(packaging()), 100));
    nodes.add(new FieldRow(List.of(leaves()), 100));
    for (int place = 0; place < form.references().size(); place++) {
      nodes.add(reference(place, form.references().get(place)));
    }
    nodes.add(
        new FieldRow(
            List.of(
                Field.text(
                    "parcel-instructions",
                    ui.text("parcel.instructions"),
                    form.instructions,
                    () -> {})),
            100));
    nodes.add(Switch.box("parcel-saturday", ui.text("parcel.saturday"), form.saturday));
    return nodes;
  }

  private Field pays(
      String id,
      String caption,
      ObjectProperty<PayorChoice> payor,
      Function<PayorChoice, String> words) {
    var box = Choice.of(List.copyOf(model.payors), words, payor);
    Follow.list(
        box,
        model.payors,
        () -> {
          var chosen = payor.get();
          box.getItems().setAll(model.payors);
          box.setValue(chosen);
        });
    return new Field(id, ui.text(caption), box);
  }

  /// Whom a kept account belongs to; there is nothing to say of any other.
  private Node role(
      String id,
      ObjectProperty<Payor> role,
      ObjectProperty<PayorChoice> payor,
      ObservableBooleanValue asked) {
    var box =
        Choice.of(
            List.of(Payor.RECIPIENT, Payor.THIRD_PARTY),
            each -> ui.text("parcel.payor." + each.wire()),
            role);
    var row = new FieldRow(List.of(new Field(id, ui.text("parcel.payor.role"), box)), 100);
    Runnable show =
        () -> {
          row.setVisible(asked.get() && payor.get().kept() != null);
          row.setManaged(row.isVisible());
        };
    Follow.any(row, payor, show);
    Follow.change(row, asked, _ -> show.run());
    show.run();
    return row;
  }

  /// Who pays the duties, for a parcel that crosses a border.
  private Node duties() {
    var row =
        new FieldRow(
            List.of(pays("parcel-duties", "parcel.duties", form.duties, this::dutiesPayor)), 100);
    Follow.value(
        row,
        abroad,
        is -> {
          row.setVisible(is);
          row.setManaged(is);
        });
    return row;
  }

  private String dutiesPayor(PayorChoice choice) {
    return choice.isOurs() ? ui.text("parcel.duties.terms") : payor(choice);
  }

  private Field packaging() {
    var box =
        Choice.of(
            List.of(Packaging.values()),
            value -> ui.text("parcel.packaging." + value.wire()),
            packaging);
    return new Field("parcel-packaging", ui.text("parcel.packaging"), box);
  }

  private Field leaves() {
    ComboBox<@Nullable LocalDate> box = Choice.of(model.days(), this::day, form.shipDate);
    box.setPromptText(ui.text("parcel.leaves.next"));
    return new Field("parcel-ship-date", ui.text("parcel.leaves"), box);
  }

  private Node reference(int place, OptionsForm.Reference reference) {
    var kind =
        Choice.of(
            List.of(ReferenceKind.values()),
            each -> ui.text("parcel.reference." + each.wire()),
            reference.kind);
    var id = "parcel-reference-" + (place + 1);
    return new FieldRow(
        List.of(
            new Field(id + "-kind", ui.text("parcel.reference.kind"), kind),
            Field.text(id, ui.text("parcel.reference.value"), reference.value, () -> {})),
        62,
        38);
  }
}
