package dev.quayside.app.screen.ship.form;

import dev.quayside.app.screen.ship.form.SenderGateway.Senders;
import dev.quayside.app.task.Background;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.location.Location;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The sender: one of the workspace's locations. An address typed over it becomes the location's.
public final class SenderModel {

  private final Background background;
  private final SenderGateway gateway;
  private final FormModel form;
  private final Runnable news;
  private BooleanSupplier mayStore = () -> false;
  private final Consumer<Throwable> failed;

  /// The locations, the default first.
  public final ObservableList<Location> locations = FXCollections.observableArrayList();

  private final ReadOnlyObjectWrapper<@Nullable Location> chosen = new ReadOnlyObjectWrapper<>();

  private final ReadOnlyBooleanWrapper opening = new ReadOnlyBooleanWrapper(true);
  private final ReadOnlyIntegerWrapper wanted = new ReadOnlyIntegerWrapper();

  /// The sender of the next parcel; null until one is known.
  private @Nullable AddressDraft home;

  private @Nullable Address kept;

  /// @param news called when another sender was stored
  public SenderModel(
      Background background,
      SenderGateway gateway,
      FormModel form,
      Runnable news,
      Consumer<Throwable> failed) {
    this.background = background;
    this.gateway = gateway;
    this.form = form;
    this.news = news;
    this.failed = failed;
  }

  /// The location the parcel is sent from; null while there is none.
  public ReadOnlyObjectProperty<@Nullable Location> chosen() {
    return chosen.getReadOnlyProperty();
  }

  /// Grows whenever the sender is to be entered, so that the view goes there.
  public ReadOnlyIntegerProperty wanted() {
    return wanted.getReadOnlyProperty();
  }

  /// Whether the sender is not known yet because the data is still being opened.
  public ReadOnlyBooleanProperty opening() {
    return opening.getReadOnlyProperty();
  }

  /// Notes that the data is open, or could not be opened.
  public void opened() {
    opening.set(false);
  }

  /// Whether a sender must be entered before carriers can be asked.
  public BooleanExpression missing() {
    var from = form.from();
    return Bindings.createBooleanBinding(
        () -> !opening.get() && !form.returning.get() && !from.isEnoughForRate(),
        opening,
        from.draft(),
        form.returning);
  }

  public void want() {
    wanted.set(wanted.get() + 1);
  }

  /// Sends this parcel and the next ones from a location.
  public void choose(Location location) {
    if (!location.equals(chosen.get()) || form.isSentApart()) {
      form.sendAsChosen();
      take(location);
      form.from().fill(location.address());
    }
  }

  /// Where the desk sends from, whatever the parcel in the form says.
  public AddressDraft usual() {
    var usual = home;
    return form.isSentApart() && usual != null ? usual : form.from().draft().get();
  }

  /// The id of the chosen location; null while there is none.
  public @Nullable String id() {
    return Optional.ofNullable(chosen.get()).map(Location::id).orElse(null);
  }

  public @Nullable AddressDraft home() {
    return home;
  }

  /// Restores the sender; an address typed before the engine was open stays.
  ///
  /// @param id of the location chosen in the last run
  public void recall(Senders now, @Nullable String id) {
    locations.setAll(now.locations());
    byId(id).or(this::standard).ifPresentOrElse(this::take, () -> take(now.otherwise()));
    if (form.from().isEmpty() && home != null) {
      form.from().fill(home);
    }
    opened();
  }

  /// Takes over changed locations.
  ///
  /// @return the address to send from now on; null when it has not changed
  public @Nullable Address refresh(List<Location> now) {
    locations.setAll(now);
    var before = kept;
    var location = byId(id()).or(this::standard).orElse(null);
    if (location == null || (location.equals(chosen.get()) && location.address().equals(before))) {
      return null;
    }
    take(location);
    return location.address();
  }

  /// Makes a completely typed sender that of the next parcels too.
  public void typed() {
    if (!form.returning.get() && !form.isSentApart() && form.from().isEnoughForLabel()) {
      home = form.from().draft().get();
    }
  }

  /// @param may whether the person at the window may change the places all desks send from
  public void permit(BooleanSupplier may) {
    mayStore = may;
  }

  /// Stores the typed address, if it has changed. Typed by a packer it is that of this desk's next
  /// parcels and changes no place that all desks send from.
  public void save() {
    var typed = home;
    if (!mayStore.getAsBoolean() || typed == null || typed.value().equals(kept)) {
      return;
    }
    var id = id();
    background.run(() -> gateway.keepSender(id, typed), this::saved, failed);
  }

  private void saved(Location location) {
    var now = chosen.get();
    if (now == null || now.id().equals(location.id()) || !locations.contains(now)) {
      kept = location.address();
      chosen.set(location);
    }
    var known = byId(location.id());
    if (known.isPresent()) {
      locations.set(locations.indexOf(known.get()), location);
    } else {
      locations.add(location);
    }
    news.run();
  }

  private void take(Location location) {
    chosen.set(location);
    kept = location.address();
    home = AddressDraft.of(location.address());
  }

  private void take(@Nullable AddressDraft nobodyElse) {
    home = nobodyElse;
    kept = nobodyElse == null ? null : nobodyElse.value();
  }

  private Optional<Location> byId(@Nullable String id) {
    return locations.stream().filter(one -> one.id().equals(id)).findFirst();
  }

  private Optional<Location> standard() {
    return locations.stream().findFirst();
  }
}
