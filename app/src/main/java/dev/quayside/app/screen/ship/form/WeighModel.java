package dev.quayside.app.screen.ship.form;

import dev.quayside.app.scale.ScaleReading;
import dev.quayside.app.scale.Weighing;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanExpression;
import javafx.util.Subscription;

/// Takes the parcel's weight from the scale: when the packer asks, and automatically while the
/// packer has typed none.
public final class WeighModel {

  private final ScaleReading scale;
  private final Supplier<ParcelModel> box;
  private final BooleanExpression editable;
  private final Consumer<Runnable> unasked;

  /// Whether there is a stable weight and a parcel to take it for.
  public final BooleanExpression takeable;

  /// Whether the workstation has a scale.
  public final BooleanExpression there;

  private Subscription following = Subscription.EMPTY;

  /// @param box what is on the scale
  /// @param editable whether a parcel is being packed
  /// @param unasked runs a change of the form that the packer did not type
  public WeighModel(
      ScaleReading scale,
      Supplier<ParcelModel> box,
      BooleanExpression editable,
      Consumer<Runnable> unasked) {
    this.scale = scale;
    this.box = box;
    this.editable = editable;
    this.unasked = unasked;
    takeable =
        editable.and(
            Bindings.createBooleanBinding(
                () -> scale.weighing().get().usable().isPresent(), scale.weighing()));
    there =
        Bindings.createBooleanBinding(
            () -> scale.weighing().get().state() != Weighing.State.NONE, scale.weighing());
  }

  /// Starts to follow the scale.
  public void start() {
    following = scale.weighing().subscribe(_ -> follow());
  }

  /// Stops; called when the workspace is left.
  public void stop() {
    following.unsubscribe();
  }

  /// Takes the weight, also in place of a typed one.
  public void take() {
    if (takeable.get()) {
      scale.weighing().get().usable().ifPresent(box.get()::weigh);
    }
  }

  /// Takes the weight automatically, after a parcel came into the form or the scale has changed.
  public void follow() {
    var parcel = box.get();
    if (scale.automatic().get() && editable.get() && !parcel.isWeightTyped()) {
      scale
          .weighing()
          .get()
          .usable()
          .filter(parcel::isOtherThan)
          .ifPresent(weight -> unasked.accept(() -> parcel.weigh(weight)));
    }
  }
}
