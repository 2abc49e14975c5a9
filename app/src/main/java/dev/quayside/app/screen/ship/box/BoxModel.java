package dev.quayside.app.screen.ship.box;

import dev.quayside.app.screen.ship.contents.OrderPart;
import dev.quayside.app.screen.ship.form.FormModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.order.boxing.BoxAdvice;
import dev.quayside.engine.order.boxing.BoxParcel;
import dev.quayside.engine.order.boxing.BoxProposal;
import dev.quayside.engine.order.boxing.UsualBox;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.ParcelDraft;
import java.math.BigDecimal;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Shows which box was chosen for the order in the form, where a rule leaves it to the goods, and
/// changes it for another that fits. For all other parcels it asks nothing and shows nothing.
public final class BoxModel {

  private final Background background;
  private final BoxGateway gateway;
  private final FormModel form;
  private final Consumer<Runnable> unasked;
  private final ReadOnlyObjectWrapper<@Nullable ChosenBox> chosen = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Set<String>> unknown = new ReadOnlyObjectWrapper<>(Set.of());
  private final ReadOnlyObjectWrapper<@Nullable UsualBox> usual = new ReadOnlyObjectWrapper<>();
  private @Nullable OrderPart followed;
  private @Nullable BoxProposal proposal;

  /// @param unasked changes the form without the packer
  public BoxModel(
      Background background, BoxGateway gateway, FormModel form, Consumer<Runnable> unasked) {
    this.background = background;
    this.gateway = gateway;
    this.form = form;
    this.unasked = unasked;
  }

  /// The box in the form; null where none was chosen for the goods.
  public ReadOnlyObjectProperty<@Nullable ChosenBox> chosen() {
    return chosen.getReadOnlyProperty();
  }

  /// Goods whose sides are not known, so that no box can be chosen.
  public ReadOnlyObjectProperty<Set<String>> unknown() {
    return unknown.getReadOnlyProperty();
  }

  /// The box in the form since goods of unknown sides went in it most; null where there is none.
  public ReadOnlyObjectProperty<@Nullable UsualBox> usual() {
    return usual.getReadOnlyProperty();
  }

  /// What was proposed for the goods in the form, to learn from what they are packed in; null while
  /// that is not known.
  public @Nullable BoxProposal proposal() {
    return proposal;
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
              fill(advice.usual());
            }
          },
          _ -> {}); // what keeps the order from being packed is told where it is packed
    }
  }

  private void show(BoxAdvice advice) {
    proposal = advice.proposal();
    chosen.set(
        advice.plans().isEmpty() ? null : new ChosenBox(advice.plans(), 0, advice.learned()));
    usual.set(null);
    unknown.set(advice.unknown());
  }

  /// Packs goods of unknown sides in the box that they went in most, unless a box is in the form.
  private void fill(@Nullable UsualBox box) {
    var typed = form.parcel().draft().get();
    if (box != null && typed.lengthIn() == null && typed.packaging() == Packaging.PACKAGE) {
      var goods = box.goodsOz();
      boolean reckoned = typed.weightOz() == null || isSame(typed.weightOz(), goods);
      var oz = reckoned ? box.parcel().weightOz() : typed.weightOz();
      unasked.accept(() -> form.parcel().fill(in(box.parcel(), typed, oz)));
      usual.set(box);
    }
  }

  private static boolean isSame(BigDecimal one, @Nullable BigDecimal other) {
    return other != null && one.compareTo(other) == 0;
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
    return in(now.parcel(), typed, weight(typed.weightOz(), before, now));
  }

  /// The typed parcel in another box.
  private static ParcelDraft in(ParcelDraft box, ParcelDraft typed, @Nullable BigDecimal oz) {
    return new ParcelDraft(
        oz,
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
    boolean reckoned = typed != null && isSame(typed, before.weight().ounces());
    return reckoned ? now.weight().ounces() : typed;
  }
}
