package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.Complaints;
import dev.quayside.app.screen.settings.rules.RulesGateway.Named;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.option.ReferenceKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.VBox;

/// The fields of what a rule does beside choosing a rate.
final class EffectsFormView extends VBox {

  private static final String TAGS = "tags";
  private static final String LOCATION = "location";
  private static final String PACKAGING = "packaging";
  private static final String PERCENT = "insurance.percent";
  private static final String SPLIT = "split";
  private static final String NOTE = "notify";

  private final Ui ui;
  private final ComboBox<String> people;
  private final ComboBox<String> locations;
  private final ComboBox<String> payors;

  EffectsFormView(EffectsForm form, RulesModel model, Ui ui) {
    super(8);
    this.ui = ui;
    var complaints = new Complaints();
    people =
        Choice.of(
            List.of(""),
            id -> named(id, model.state().get().people(), "settings.rules.assign.none"),
            form.person);
    payors =
        Choice.of(
            List.of(""),
            id -> named(id, model.state().get().payors(), "settings.rules.payor.none"),
            form.payor);
    locations =
        Choice.of(
            List.of(""),
            name -> name.isEmpty() ? ui.text("settings.rules.location.none") : name,
            form.location);
    var packaging =
        Choice.of(
            List.of(Packaging.values()),
            one ->
                one == Packaging.PACKAGE
                    ? ui.text("settings.rules.packaging.none")
                    : ui.text("parcel.packaging." + one.wire()),
            form.packaging);
    var split =
        Choice.of(
            EffectsForm.splits(),
            one -> ui.text("settings.rules.split." + (one.isEmpty() ? "none" : one)),
            form.split);
    complaints.add(
        TAGS, Field.text("rule-tags", ui.text("settings.rules.tags"), form.tags, () -> {}));
    complaints.add(
        EffectsForm.PERSON, new Field("rule-person", ui.text("settings.rules.assign"), people));
    complaints.add(
        LOCATION, new Field("rule-location", ui.text("settings.rules.location"), locations));
    complaints.add(
        PACKAGING, new Field("rule-packaging", ui.text("settings.rules.packaging"), packaging));
    complaints.add(
        EffectsForm.PAYOR, new Field("rule-payor", ui.text("settings.rules.payor"), payors));
    complaints.add(
        PERCENT,
        Field.number(
            "rule-percent", ui.text("settings.rules.percent"), form.percent, ui, () -> {}));
    complaints.add(SPLIT, new Field("rule-split", ui.text("settings.rules.split"), split));
    complaints.add(
        NOTE, Field.text("rule-notify", ui.text("settings.rules.notify"), form.note, () -> {}));
    getChildren()
        .addAll(
            complaints.row(List.of(TAGS, EffectsForm.PERSON), 60, 40),
            complaints.row(List.of(LOCATION, PACKAGING), 50, 50),
            complaints.row(List.of(EffectsForm.PAYOR, PERCENT, SPLIT), 40, 24, 36),
            complaints.row(List.of(NOTE), 100),
            references(form, complaints),
            Switch.box("rule-next-pickup", ui.text("settings.rules.next-pickup"), form.nextPickup));
    complaints.follow(this, model.editing().wrong(), ui);
    Follow.value(this, model.state(), this::know);
  }

  /// The further numbers; the next one is shown once there is one before it.
  private VBox references(EffectsForm form, Complaints complaints) {
    var all = new VBox(8);
    for (int place = 0; place < form.references().size(); place++) {
      var one = form.references().get(place);
      var id = "rule-reference-" + (place + 1);
      var kind =
          Choice.of(
              List.of(ReferenceKind.values()),
              each -> ui.text("parcel.reference." + each.wire()),
              one.kind);
      complaints.add(id, new Field(id + "-kind", ui.text("parcel.reference.kind"), kind));
      complaints.add(
          EffectsForm.reference(place),
          Field.text(id, ui.text("parcel.reference.value"), one.value, () -> {}));
      var row = complaints.row(List.of(id, EffectsForm.reference(place)), 50, 50);
      row.managedProperty().bind(row.visibleProperty());
      if (place > 0) {
        var before = form.references().get(place - 1);
        row.visibleProperty().bind(before.value.isNotEmpty().or(one.value.isNotEmpty()));
      }
      all.getChildren().add(row);
    }
    return all;
  }

  private String named(String id, List<Named> all, String none) {
    return id.isEmpty()
        ? ui.text(none)
        : all.stream().filter(each -> each.id().equals(id)).map(Named::name).findFirst().orElse(id);
  }

  private void know(RulesGateway.State state) {
    fill(people, state.people().stream().map(Named::id));
    fill(payors, state.payors().stream().map(Named::id));
    fill(locations, state.locations().stream());
  }

  /// What is chosen and gone stays, so that the rule shows what it says.
  private static void fill(ComboBox<String> box, Stream<String> values) {
    var kept = Objects.requireNonNullElse(box.getValue(), "");
    var all = new ArrayList<String>();
    all.add("");
    values.forEach(all::add);
    if (!all.contains(kept)) {
      all.add(kept);
    }
    box.getItems().setAll(all);
    box.setValue(kept);
  }
}
