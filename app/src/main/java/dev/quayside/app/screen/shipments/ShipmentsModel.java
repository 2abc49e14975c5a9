package dev.quayside.app.screen.shipments;

import dev.quayside.app.list.LongListing;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.screen.shipments.ShipmentsGateway.CarrierName;
import dev.quayside.app.screen.shipments.ShipmentsGateway.Found;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Listening;
import dev.quayside.engine.shipping.search.ShipmentSearch;
import dev.quayside.engine.shipping.search.ShipmentSearch.Order;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.queue.PrintJob;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// What is shown of all shipments, what is chosen among them, and what is done with it.
public final class ShipmentsModel {

  /// So many labels can be chosen at once; more is no choice any more.
  static final int MOST_CHOSEN = 500;

  private static final Duration TICK = Duration.ofSeconds(20);

  private final Background background;
  private final ShipmentsGateway gateway;
  private final Notices notices;
  private final ZoneId zone;
  private final LongListing<Shipment, Found> list;
  private final ShipmentModel chosen;
  private final VoidsModel voids;
  private final SettlementModel settling;

  private final ObjectProperty<ShipmentTab> tab = new SimpleObjectProperty<>(ShipmentTab.ALL);
  private final StringProperty words = new SimpleStringProperty("");
  private final ObjectProperty<Span> span = new SimpleObjectProperty<>(Span.ALWAYS);
  private final ObjectProperty<CarrierName> carrier = new SimpleObjectProperty<>(CarrierName.ALL);
  private final ObservableList<CarrierName> carriers =
      FXCollections.observableArrayList(CarrierName.ALL);
  private final ReadOnlyObjectWrapper<Map<ShipmentTab, Integer>> counts =
      new ReadOnlyObjectWrapper<>(Map.of());
  private final ReadOnlyObjectWrapper<Instant> now = new ReadOnlyObjectWrapper<>(Instant.EPOCH);
  private final ReadOnlyBooleanWrapper exporting = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<List<String>> selection =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<@Nullable String> wanted = new ReadOnlyObjectWrapper<>();
  private Order order = Order.BOUGHT;
  private boolean descending = true;
  private Background.Timer tick = () -> {};
  private final Listening listening;

  /// @param zone where the person's days begin
  /// @param moneyMoved a void brings money back
  public ShipmentsModel(
      Background background,
      ShipmentsGateway gateway,
      Notices notices,
      ZoneId zone,
      Runnable moneyMoved) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    listening = new Listening(background);
    this.zone = zone;
    list =
        new LongListing<>(
            background,
            () -> {
              var search = search();
              return () -> gateway.find(search);
            },
            Found::ids,
            gateway::rows,
            Shipment::id,
            this::found);
    chosen = new ShipmentModel(background, gateway);
    voids = new VoidsModel(background, gateway, this::voided, moneyMoved);
    settling =
        new SettlementModel(
            background,
            gateway,
            now -> {
              moneyMoved.run();
              settled(now);
            });
    tab.subscribe((_, _) -> list.ask());
    words.subscribe((_, _) -> list.askSoon());
    span.subscribe((_, _) -> list.ask());
    carrier.subscribe((_, _) -> list.ask());
  }

  public LongListing<Shipment, Found> list() {
    return list;
  }

  /// The one shipment chosen.
  public ShipmentModel chosen() {
    return chosen;
  }

  public VoidsModel voids() {
    return voids;
  }

  public SettlementModel settling() {
    return settling;
  }

  public ObjectProperty<ShipmentTab> tab() {
    return tab;
  }

  public StringProperty words() {
    return words;
  }

  public ObjectProperty<Span> span() {
    return span;
  }

  public ObjectProperty<CarrierName> carrier() {
    return carrier;
  }

  /// All, and then each.
  public ObservableList<CarrierName> carriers() {
    return carriers;
  }

  /// How many stand under each tab; empty until known.
  public ReadOnlyObjectProperty<Map<ShipmentTab, Integer>> counts() {
    return counts.getReadOnlyProperty();
  }

  /// The workspace's clock, as it goes on: void windows close by it.
  public ReadOnlyObjectProperty<Instant> now() {
    return now.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty exporting() {
    return exporting.getReadOnlyProperty();
  }

  /// Ids of what is chosen in the list.
  public ReadOnlyObjectProperty<List<String>> selection() {
    return selection.getReadOnlyProperty();
  }

  /// The shipment another screen wants to be shown; null when there is none.
  public ReadOnlyObjectProperty<@Nullable String> wanted() {
    return wanted.getReadOnlyProperty();
  }

  /// Whether anything narrows the list.
  public boolean isNarrowed() {
    return !words.get().isBlank()
        || tab.get() != ShipmentTab.ALL
        || span.get() != Span.ALWAYS
        || !carrier.get().isAll();
  }

  public void start() {
    listening.begin(
        () -> gateway.listen(ids -> background.onModelThread(() -> changed(ids))),
        () -> changed(Set.of()),
        this::fail);
    background.run(gateway::carriers, carriers::addAll, this::fail);
    list.ask();
    ticks();
  }

  public void leave() {
    listening.end();
    list.leave();
    chosen.leave();
    tick.cancel();
  }

  /// Shows everything again.
  public void widen() {
    words.set("");
    tab.set(ShipmentTab.ALL);
    span.set(Span.ALWAYS);
    carrier.set(CarrierName.ALL);
    list.ask();
  }

  public void sort(Order by, boolean downwards) {
    if (by != order || downwards != descending) {
      order = by;
      descending = downwards;
      list.ask();
    }
  }

  /// The person has chosen these rows.
  public void choose(List<String> ids) {
    if (ids.equals(selection.get())) {
      return;
    }
    selection.set(List.copyOf(ids));
    if (!voids.isRunning()) {
      voids.clear();
    }
    settling.clear();
    chosen.show(ids.size() == 1 ? ids.getFirst() : null);
  }

  /// Makes sure a shipment is in the list, and wants it shown.
  public void show(String shipmentId) {
    widen();
    wanted.set(null);
    wanted.set(shipmentId);
  }

  /// It is shown.
  void revealed() {
    wanted.set(null);
  }

  public void askVoid() {
    if (!selection.get().isEmpty()) {
      voids.ask(selection.get());
    }
  }

  /// A purchase in doubt is chosen: asks what the person found out.
  public void askSettlement() {
    var details = chosen.details().get();
    if (details != null && isInDoubt(details.shipment())) {
      settling.ask(details.shipment());
    }
  }

  static boolean isInDoubt(Shipment shipment) {
    return shipment.status() == ShipmentStatus.PENDING;
  }

  public void reprint() {
    var asked = selection.get();
    background.run(
        () -> {
          var jobs = new ArrayList<PrintJob>();
          for (var shipment : gateway.rows(asked)) {
            jobs.add(gateway.reprint(shipment));
          }
          return jobs.size();
        },
        count -> notices.tell(Notice.done("shipments.notice.reprinted", count)),
        this::fail);
  }

  /// Writes what the list shows to a file.
  public void export() {
    if (exporting.get()) {
      return;
    }
    exporting.set(true);
    var search = search();
    background.run(
        () -> gateway.export(search),
        exported -> {
          exporting.set(false);
          notices.tell(
              Notice.done(
                  "shipments.notice.exported", exported.rows(), exported.file().toString()));
        },
        failure -> {
          exporting.set(false);
          fail(failure);
        });
  }

  private ShipmentSearch search() {
    var moment = gateway.now();
    var only = carrier.get();
    return new ShipmentSearch(
        tab.get(),
        words.get(),
        only.isAll() ? null : only.code(),
        span.get().from(moment, zone),
        span.get().to(moment, zone),
        order,
        descending);
  }

  private void found(Found answer) {
    counts.set(answer.counts());
    now.set(gateway.now());
  }

  private void changed(Set<String> ids) {
    if (!listening.isOver()) {
      list.changed(ids);
      chosen.changed(ids);
    }
  }

  private void ticks() {
    tick =
        background.after(
            TICK,
            () -> {
              now.set(gateway.now());
              ticks();
            });
  }

  private void voided(int done) {
    if (done > 0) {
      notices.tell(Notice.done("shipments.notice.voided", done));
    }
  }

  private void settled(Shipment now) {
    chosen.changed(Set.of(now.id()));
    notices.tell(
        now.trackingNumber()
            .map(number -> Notice.done("shipments.notice.settled.bought", number))
            .orElseGet(() -> Notice.done("shipments.notice.settled.not-bought")));
  }

  private void fail(Throwable failure) {
    notices.show(Failures.problem(failure));
  }
}
