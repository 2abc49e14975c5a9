package dev.quayside.app.screen.settings.presets;

import dev.quayside.app.screen.settings.Asking;
import dev.quayside.app.screen.settings.Sequence;
import dev.quayside.app.task.Background;
import dev.quayside.engine.preset.Preset;
import dev.quayside.engine.preset.PresetDraft;
import dev.quayside.engine.problem.Problem;
import dev.quayside.engine.problem.Violation;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The presets of a workspace in their order, and a form for one more or the one that is changed.
public final class PresetsModel {

  private final PresetsDesk desk;
  private final Asking asking;
  private final Sequence<Preset> presets;
  private final PresetForm form = new PresetForm();
  private final ReadOnlyObjectWrapper<@Nullable Preset> edited = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<List<Violation>> wrong =
      new ReadOnlyObjectWrapper<>(List.of());

  public PresetsModel(Background background, PresetsDesk desk) {
    this.desk = desk;
    asking = new Asking(background);
    presets = new Sequence<>(asking, desk, Preset::id, this::removed);
  }

  public Sequence<Preset> presets() {
    return presets;
  }

  public PresetForm form() {
    return form;
  }

  /// The one the form changes; null while it makes a new one.
  public ReadOnlyObjectProperty<@Nullable Preset> edited() {
    return edited.getReadOnlyProperty();
  }

  /// What is wrong with the form, once somebody tried to save it.
  public ReadOnlyObjectProperty<List<Violation>> wrong() {
    return wrong.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty busy() {
    return asking.busy();
  }

  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return asking.problem();
  }

  public void refresh() {
    asking.ask(
        desk::state,
        state -> {
          form.countIn(state.units());
          presets.fill(state.presets());
        });
  }

  /// Opens the chosen one in the form.
  public void edit() {
    var preset = presets.chosen().get();
    if (preset != null) {
      edited.set(preset);
      form.fill(PresetDraft.of(preset));
      wrong.set(List.of());
    }
  }

  /// The form is for a new one again.
  public void startOver() {
    edited.set(null);
    form.clear();
    wrong.set(List.of());
  }

  public void save() {
    wrong.set(form.violations());
    if (wrong.get().isEmpty()) {
      var draft = form.draft();
      var before = edited.get();
      asking.ask(
          () -> before == null ? desk.add(draft) : desk.change(before.id(), draft),
          _ -> {
            startOver();
            refresh();
          });
    }
  }

  private void removed(String id) {
    var open = edited.get();
    if (open != null && open.id().equals(id)) {
      startOver();
    }
    refresh();
  }
}
