package dev.quayside.app.screen.ship.form.options;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.parcel.option.ReferenceKind;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// One line under the parcel that says who pays and when it leaves; the fields are below it once it
/// is opened.
public final class OptionsView extends VBox {

  /// Parts of the line while nothing is asked for: who pays, and when it leaves.
  private static final int SILENT = 2;

  private final OptionsModel model;
  private final OptionsForm form;
  private final ObservableBooleanValue abroad;
  private final Ui ui;
  private final ActionButton line;
  private final Tooltip whole = new Tooltip();
  private final FontIcon arrow = new FontIcon(Feather.CHEVRON_RIGHT);

  /// @param abroad whether the parcel crosses a border, so that duties are paid
  public OptionsView(OptionsModel model, ObservableBooleanValue abroad, Ui ui) {
    super(8);
    this.model = model;
    this.abroad = abroad;
    this.ui = ui;
    form = model.form();
    getStyleClass().add("parcel-options");
    line = new ActionButton("parcel-more", "", Feather.CHEVRON_RIGHT, model::toggle);
    line.getStyleClass().add("link");
    line.setGraphic(arrow);
    line.setMinWidth(0);
    line.setTooltip(whole);
    getChildren().add(line);
    form.all().forEach(each -> Follow.any(this, each, this::say));
    Follow.value(this, model.open(), this::open);
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

  /// `Pays: us · Leaves: today · More`
  private String words() {
    var parts = new ArrayList<String>();
    parts.add(ui.text("parcel.pays.line", payor(form.payor.get())));
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
    if (parts.size() == SILENT && form.payor.get().isOurs()) {
      parts.add(ui.text("parcel.more"));
    }
    return String.join(" · ", parts);
  }

  private String payor(PayorChoice choice) {
    if (choice.isOurs()) {
      return ui.text("parcel.pays.us");
    }
    return choice.name().isEmpty()
        ? ui.text("parcel.pays.account", choice.end())
        : ui.text("parcel.pays.kept", choice.name(), choice.end());
  }

  private String day(@Nullable LocalDate day) {
    return day == null ? ui.text("parcel.leaves.next") : ui.formats().day(day);
  }

  private List<Node> fields() {
    var nodes = new ArrayList<Node>();
    nodes.add(
        new FieldRow(
            List.of(
                pays("parcel-payor", "parcel.pays", form.payor, this::payor),
                role("parcel-payor-role", form.role, form.payor)),
            54,
            46));
    nodes.add(duties());
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

  private Field role(String id, ObjectProperty<Payor> role, ObjectProperty<PayorChoice> payor) {
    var box =
        Choice.of(
            List.of(Payor.RECIPIENT, Payor.THIRD_PARTY),
            each -> ui.text("parcel.payor." + each.wire()),
            role);
    Follow.value(box, payor, choice -> box.setDisable(choice.kept() == null));
    return new Field(id, ui.text("parcel.payor.role"), box);
  }

  /// Who pays the duties, for a parcel that crosses a border.
  private Node duties() {
    var row =
        new FieldRow(
            List.of(
                pays("parcel-duties", "parcel.duties", form.duties, this::dutiesPayor),
                role("parcel-duties-role", form.dutiesRole, form.duties)),
            54,
            46);
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
