package dev.quayside.app.screen.shipments.pickup;

import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.screen.shipments.pickup.PickupGateway.Comer;
import dev.quayside.app.screen.shipments.pickup.PickupGateway.Dock;
import dev.quayside.app.screen.shipments.pickup.PickupGateway.Service;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.shipping.pickup.Pickup;
import dev.quayside.engine.shipping.pickup.PickupDraft;
import dev.quayside.engine.shipping.pickup.PickupStatus;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The model of pick-ups: booking them, and those booked.
public final class PickupModel extends AskingModel {

  private final PickupGateway gateway;
  private final Notices notices;

  /// Whether the pick-ups are open.
  public final BooleanProperty open = new SimpleBooleanProperty();

  /// Whether the packer is being asked to confirm a cancellation.
  public final BooleanProperty cancelling = new SimpleBooleanProperty();

  public final ObservableList<Comer> carriers = FXCollections.observableArrayList();

  /// Today and the days after it.
  public final ObservableList<LocalDate> days = FXCollections.observableArrayList();

  /// The pick-ups, newest first.
  public final ObservableList<Pickup> pickups = FXCollections.observableArrayList();

  public final ObjectProperty<Comer> carrier = new SimpleObjectProperty<>(Comer.NONE);

  /// The carrier's services to choose from, with an empty one if it may be left out; none when
  /// there is nothing to choose.
  public final ObservableList<Optional<Service>> services = FXCollections.observableArrayList();

  /// Where the chosen carrier may come to.
  public final ObservableList<@Nullable Dock> docks = FXCollections.observableArrayList();

  /// The chosen one; first the one where parcels wait. Null where the workspace ships from nowhere.
  public final ObjectProperty<@Nullable Dock> dock = new SimpleObjectProperty<>();

  /// The chosen service; first that of most waiting parcels.
  public final ObjectProperty<Optional<Service>> service =
      new SimpleObjectProperty<>(Optional.empty());

  public final ObjectProperty<LocalDate> day = new SimpleObjectProperty<>(LocalDate.EPOCH);
  public final ObjectProperty<LocalTime> ready = new SimpleObjectProperty<>(LocalTime.of(13, 0));
  public final ObjectProperty<LocalTime> closing = new SimpleObjectProperty<>(LocalTime.of(17, 0));
  public final TypedNumber parcels = new TypedNumber();
  public final StringProperty instructions = new SimpleStringProperty("");
  public final ObjectProperty<@Nullable Pickup> chosen = new SimpleObjectProperty<>();

  /// How many days ahead are offered.
  private static final int DAYS = 7;

  public PickupModel(Background background, PickupGateway gateway, Notices notices) {
    super(background);
    this.gateway = gateway;
    parcels.show(BigDecimal.ONE);
    this.notices = notices;
    open.subscribe(
        now -> {
          if (now) {
            refresh();
          }
        });
    carrier.subscribe(
        one -> {
          if (one != null) {
            offer(one);
          }
        });
    dock.subscribe(
        one -> {
          if (one != null) {
            offer(one);
          }
        });
    chosen.subscribe(_ -> cancelling.set(false));
  }

  private void offer(Comer one) {
    var before = dock.get();
    services.setAll(one.services());
    docks.setAll(one.docks());
    dock.set(
        one.docks().stream()
            .filter(each -> before != null && each.name().equals(before.name()))
            .findFirst()
            .or(() -> one.docks().stream().filter(each -> each.waiting() > 0).findFirst())
            .or(() -> one.docks().stream().findFirst())
            .orElse(null));
  }

  private void offer(Dock one) {
    service.set(one.usual());
    parcels.show(BigDecimal.valueOf(Math.max(1, one.waiting())));
  }

  @Override
  public void refresh() {
    asking.load(gateway::state, this::show);
  }

  public void book() {
    var who = carrier.get();
    if (!carriers.contains(who)) {
      return;
    }
    var draft =
        new PickupDraft(
            who.code(),
            day.get(),
            ready.get(),
            closing.get(),
            where(),
            instructions.get(),
            parcels.whole(),
            null,
            Optional.ofNullable(service.get())
                .flatMap(Function.identity())
                .map(Service::code)
                .orElse(null));
    var found = new Violations();
    parcels.check("parcels", found);
    asking.ask(
        () -> {
          found.throwAs(ProblemCode.INVALID_REQUEST);
          return gateway.book(draft);
        },
        booked -> {
          notices.tell(
              booked.status() == PickupStatus.BOOKED
                  ? Notice.done("shipments.pickup.booked", booked.carrierName(), booked.number())
                  : Notice.attention("shipments.pickup.doubt", booked.carrierName()));
          instructions.set("");
          refresh();
        });
  }

  private @Nullable AddressDraft where() {
    var one = dock.get();
    return one == null ? null : AddressDraft.of(one.address());
  }

  public void askCancel() {
    cancelling.set(canCancel());
  }

  public boolean canCancel() {
    var one = chosen.get();
    return one != null && one.status() != PickupStatus.CANCELLED;
  }

  public void cancel() {
    var one = chosen.get();
    cancelling.set(false);
    if (one != null) {
      asking.ask(
          () -> {
            gateway.cancel(one.id());
            return true;
          },
          _ -> {
            notices.tell(Notice.done("shipments.pickup.cancelled", one.carrierName()));
            refresh();
          });
    }
  }

  private void show(PickupGateway.State state) {
    var before = chosen.get();
    if (days.isEmpty() || !days.getFirst().equals(state.today())) {
      days.setAll(state.today().datesUntil(state.today().plusDays(DAYS)).toList());
      day.set(state.today());
    }
    if (!carriers.equals(state.carriers())) {
      carriers.setAll(state.carriers());
      carrier.set(carriers.isEmpty() ? Comer.NONE : carriers.getFirst());
    }
    pickups.setAll(state.pickups());
    chosen.set(
        pickups.stream()
            .filter(each -> before != null && each.id().equals(before.id()))
            .findFirst()
            .orElse(null));
  }
}
