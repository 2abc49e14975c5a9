package dev.quayside.app.screen.ship.box;

import dev.quayside.app.screen.ship.contents.OrderPart;
import dev.quayside.app.screen.ship.form.FormModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.order.boxing.BoxAdvice;
import dev.quayside.engine.order.boxing.BoxParcel;
import dev.quayside.engine.parcel.ParcelDraft;
import java.math.BigDecimal;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Shows which box was chosen for the order in the form, where a rule leaves it to the goods, and
/// changes it for another that fits. For all other parcels it asks nothing and shows nothing.
public final class BoxModel {

  private final Background background;
  private final BoxGateway gateway;
  private final FormModel form;
  private final ReadOnlyObjectWrapper<@Nullable ChosenBox> chosen = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Set<String>> unknown = new ReadOnlyObjectWrapper<>(Set.of());
  private @Nullable OrderPart followed;

  public BoxModel(Background background, BoxGateway gateway, FormModel form) {
    this.background = background;
    this.gateway = gateway;
    this.form = form;
  }

  /// The box in the form; null where none was chosen for the goods.
  public ReadOnlyObjectProperty<@Nullable ChosenBox> chosen() {
    return chosen.getReadOnlyProperty();
  }

  /// Goods whose sides are not known, so that no box can be chosen.
  public ReadOnlyObjectProperty<Set<String>> unknown() {
    return unknown.getReadOnlyProperty();
  }

  /// Shows the box of these contents, as long as they go into one.
  ///
  /// @param part null while no order is being packed
  public void follow(@Nullable OrderPart part) {
    var now = form.isBoxed() && form.boxes().isEmpty() ? part : null;
    if (now == null) {
      followed = null;
      show(BoxAdvice.NONE);
    } else if (!now.equals(followed)) {
      followed = now;
      show(BoxAdvice.NONE);
      var sender = form.from().draft().get();
      background.run(
          () -> gateway.boxes(now, sender),
          advice -> {
            if (now.equals(followed)) {
              show(advice);
            }
          },
          _ -> {}); // what keeps the order from being packed is told where it is packed
    }
  }

  private void show(BoxAdvice advice) {
    chosen.set(advice.plans().isEmpty() ? null : new ChosenBox(advice.plans(), 0));
    unknown.set(advice.unknown());
  }

  /// Packs in the next box that fits.
  public void another() {
    var before = chosen.get();
    if (before != null && before.plans().size() > 1) {
      var now = before.next();
      chosen.set(now);
      form.parcel().fill(boxed(form.parcel().draft().get(), before.parcel(), now.parcel()));
    }
  }

  private static ParcelDraft boxed(ParcelDraft typed, BoxParcel before, BoxParcel now) {
    var box = now.parcel();
    return new ParcelDraft(
        weight(typed.weightOz(), before, now),
        box.lengthIn(),
        box.widthIn(),
        box.heightIn(),
        typed.hazmat(),
        typed.signature(),
        typed.insuredValue(),
        typed.residential(),
        box.packaging());
  }

  /// With the empty weight of the other box; a parcel that was weighed stays as it was weighed.
  private static @Nullable BigDecimal weight(
      @Nullable BigDecimal typed, BoxParcel before, BoxParcel now) {
    boolean reckoned = typed != null && typed.compareTo(before.weight().ounces()) == 0;
    return reckoned ? now.weight().ounces() : typed;
  }
}
