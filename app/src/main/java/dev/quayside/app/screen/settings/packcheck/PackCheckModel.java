package dev.quayside.app.screen.settings.packcheck;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.check.CheckPolicy;
import dev.quayside.engine.order.check.CheckSettings;
import dev.quayside.engine.order.check.CheckSettings.OnComplete;
import dev.quayside.engine.order.check.CheckSettings.Photo;
import dev.quayside.engine.order.check.CheckSettings.Required;
import dev.quayside.engine.order.check.CheckSettings.Tolerance;
import dev.quayside.engine.order.check.CheckSettings.WithoutBarcode;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/// When what is packed has to be checked, what the last piece does, and what else is wanted.
public final class PackCheckModel extends AskingModel {

  static final String PERCENT = "weight.tolerancePercent";
  static final String OUNCES = "weight.toleranceOz";

  private final WorkspaceEngine place;
  public final ObjectProperty<Required> required = new SimpleObjectProperty<>(Required.NEVER);
  public final ObjectProperty<OnComplete> onComplete = new SimpleObjectProperty<>(OnComplete.STOP);
  public final ObjectProperty<WithoutBarcode> withoutBarcode =
      new SimpleObjectProperty<>(WithoutBarcode.CONFIRM);
  public final ObjectProperty<Photo> photo = new SimpleObjectProperty<>(Photo.NEVER);

  /// Whether the weight is compared.
  public final BooleanProperty weighed = new SimpleBooleanProperty();

  public final TypedNumber percent = new TypedNumber();
  public final TypedNumber ounces = new TypedNumber();
  private final ReadOnlyObjectWrapper<List<Violation>> wrong =
      new ReadOnlyObjectWrapper<>(List.of());

  public PackCheckModel(Background background, WorkspaceEngine place) {
    super(background);
    this.place = place;
  }

  public ReadOnlyObjectProperty<List<Violation>> wrong() {
    return wrong.getReadOnlyProperty();
  }

  @Override
  public void refresh() {
    asking.load(() -> policy().get(place.caller()), this::show);
  }

  public void save() {
    var found = new Violations();
    if (weighed.get()) {
      percent.check(PERCENT, found);
      ounces.check(OUNCES, found);
    }
    var typed = typed();
    typed.check(found);
    wrong.set(found.list());
    if (found.list().isEmpty()) {
      asking.ask(() -> policy().keep(place.caller(), typed), this::show);
    }
  }

  /// It waits for the engine, so only off the window's thread.
  private CheckPolicy policy() {
    return place.engine().ordering().checking().checks().policy();
  }

  private CheckSettings typed() {
    var tolerance =
        new Tolerance(
            Objects.requireNonNullElse(percent.value(), BigDecimal.ZERO),
            Objects.requireNonNullElse(ounces.value(), BigDecimal.ZERO));
    return new CheckSettings(
        required.get(),
        onComplete.get(),
        withoutBarcode.get(),
        weighed.get() ? tolerance : null,
        photo.get());
  }

  private void show(CheckSettings settings) {
    required.set(settings.required());
    onComplete.set(settings.onComplete());
    withoutBarcode.set(settings.withoutBarcode());
    photo.set(settings.photo());
    var tolerance = settings.weight();
    weighed.set(tolerance != null);
    percent.show(tolerance == null ? null : tolerance.tolerancePercent());
    ounces.show(tolerance == null ? null : tolerance.toleranceOz());
  }
}
