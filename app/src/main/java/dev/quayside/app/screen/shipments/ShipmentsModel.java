package dev.quayside.app.screen.shipments;

import dev.quayside.app.email.LabelEmailModel;
import dev.quayside.app.list.LongListing;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.savedview.SavedViewsModel;
import dev.quayside.app.screen.shipments.BulkModel.Work;
import dev.quayside.app.screen.shipments.ShipmentsGateway.CarrierName;
import dev.quayside.app.screen.shipments.ShipmentsGateway.Found;
import dev.quayside.app.screen.shipments.sheet.ShipmentSheet;
import dev.quayside.app.sheet.OpenSheet;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Listening;
import dev.quayside.engine.print.paper.Unprinted;
import dev.quayside.engine.shipping.search.ShipmentSearch;
import dev.quayside.engine.shipping.search.ShipmentSearch.Order;
import dev.quayside.engine.shipping.search.ShipmentSelection;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The model of the Shipments screen: the list, the selection, and the work on it.
public final class ShipmentsModel {

  /// Labels that can be selected one by one, since the window stops for seconds with many more; a
  /// larger selection is all that are found, except some.
  static final int MOST_CHOSEN = 500;

  private static final Duration TICK = Duration.ofSeconds(20);

  private final Background background;
  private final ShipmentsGateway gateway;
  private final Notices notices;
  private final LongListing<Shipment, Found> list;
  private final ShipmentModel chosen;
  private final LabelEmailModel email;
  private final BooleanBinding emailAsked;
  private final OpenSheet<ShipmentSheet> sheet;
  private final BulkModel bulk;
  private final SettlementModel settling;

  private final ShipmentsQuery query;
  private final SavedViewsModel views;
  private final ReadOnlyObjectWrapper<Map<ShipmentTab, Integer>> counts =
      new ReadOnlyObjectWrapper<>(Map.of());
  private final ReadOnlyObjectWrapper<Instant> now = new ReadOnlyObjectWrapper<>(Instant.EPOCH);
  private final ReadOnlyObjectWrapper<Map<String, Unprinted>> unprinted =
      new ReadOnlyObjectWrapper<>(Map.of());
  private final ReadOnlyBooleanWrapper exporting = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<ShipmentSelection> selection =
      new ReadOnlyObjectWrapper<>(ShipmentSelection.none());
  private final ReadOnlyObjectWrapper<@Nullable String> wanted = new ReadOnlyObjectWrapper<>();
  private Background.Timer tick = () -> {};
  private final Listening listening;

  /// @param zone the time zone of the days
  /// @param moneyMoved called when a void brings money back
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
    query = new ShipmentsQuery(zone);
    list =
        new LongListing<>(
            background, new ShipmentSource(gateway, this::search, this::sought, this::found));
    chosen = new ShipmentModel(background, gateway, notices);
    email = new LabelEmailModel(background, gateway.emails(), notices);
    emailAsked = email.asked();
    chosen.id().subscribe((_, _) -> email.close());
    sheet = new OpenSheet<>(background, gateway.sheets()::read);
    bulk = new BulkModel(background, gateway, moneyMoved);
    bulk.stage().subscribe(this::told);
    settling =
        new SettlementModel(
            background,
            gateway,
            now -> {
              moneyMoved.run();
              settled(now);
            });
    query.tab.subscribe((_, _) -> narrowed(list::ask));
    query.words.subscribe((_, _) -> narrowed(list::askSoon));
    query.span.subscribe((_, _) -> narrowed(list::ask));
    query.carrier.subscribe((_, _) -> narrowed(list::ask));
    query.only.subscribe((_, _) -> narrowed(list::ask));
    var viewed = new ViewedShipments(query);
    views = new SavedViewsModel(background, gateway.views(), viewed);
    viewed.follow(views);
  }

  public LongListing<Shipment, Found> list() {
    return list;
  }

  /// The selected shipment, when it is only one.
  public ShipmentModel chosen() {
    return chosen;
  }

  /// Whether it is asked where a label goes by e-mail.
  public ObservableBooleanValue emailAsked() {
    return emailAsked;
  }

  /// A label that goes to its customer.
  public LabelEmailModel email() {
    return email;
  }

  /// All of the selected shipment, when it was asked for.
  public OpenSheet<ShipmentSheet> sheet() {
    return sheet;
  }

  /// Opens the sheet of the selected shipment.
  void openSheet() {
    var one = chosen.id().get();
    if (one != null) {
      sheet.open(one);
    }
  }

  /// Selects a shipment and opens its sheet.
  void openSheet(String id) {
    choose(List.of(id));
    openSheet();
  }

  /// Takes back what is asked about the selection, else closes the sheet.
  void back() {
    if (bulk.stage().get() instanceof BulkModel.Stage.Asked) {
      bulk.clear();
    } else if (emailAsked.get()) {
      email.close();
    } else if (!(settling.stage().get() instanceof SettlementModel.Stage.None)) {
      settling.clear();
    } else {
      sheet.close();
    }
  }

  public BulkModel bulk() {
    return bulk;
  }

  public SettlementModel settling() {
    return settling;
  }

  public ObjectProperty<ShipmentTab> tab() {
    return query.tab;
  }

  public StringProperty words() {
    return query.words;
  }

  public ObjectProperty<BoughtWithin> span() {
    return query.span;
  }

  public ObjectProperty<CarrierName> carrier() {
    return query.carrier;
  }

  /// The carriers to filter by, the choice of all first.
  public ObservableList<CarrierName> carriers() {
    return query.carriers;
  }

  /// The number of shipments under each tab; empty until known.
  public ReadOnlyObjectProperty<Map<ShipmentTab, Integer>> counts() {
    return counts.getReadOnlyProperty();
  }

  /// The workspace's clock, updated as it runs: the time to void a label depends on it.
  public ReadOnlyObjectProperty<Instant> now() {
    return now.getReadOnlyProperty();
  }

  /// Labels that are not known to be on paper, by their id.
  public ReadOnlyObjectProperty<Map<String, Unprinted>> unprinted() {
    return unprinted.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty exporting() {
    return exporting.getReadOnlyProperty();
  }

  /// The selection in the list.
  public ReadOnlyObjectProperty<ShipmentSelection> selection() {
    return selection.getReadOnlyProperty();
  }

  /// The shipment another screen wants to be shown; null when there is none.
  public ReadOnlyObjectProperty<@Nullable String> wanted() {
    return wanted.getReadOnlyProperty();
  }

  /// Whether any filter is set.
  public boolean isNarrowed() {
    return query.isNarrowed();
  }

  /// The lists of shipments that people keep.
  public SavedViewsModel views() {
    return views;
  }

  public void start() {
    listening.begin(
        () -> gateway.listen(ids -> background.onModelThread(() -> changed(ids))),
        () -> changed(Set.of()),
        this::fail);
    background.run(gateway::carriers, query.carriers::addAll, this::fail);
    views.start();
    list.ask();
    ticks();
  }

  public void leave() {
    listening.end();
    views.leave();
    list.leave();
    chosen.leave();
    sheet.close();
    tick.cancel();
  }

  /// Removes all filters, and leaves the open view.
  public void widen() {
    views.left();
    query.widen();
    list.ask();
  }

  public void sort(Order by, boolean downwards) {
    if (query.sort(by, downwards)) {
      list.ask();
    }
  }

  /// Selects these rows.
  public void choose(Collection<String> ids) {
    choose(new ShipmentSelection.Some(Set.copyOf(ids)));
  }

  /// Selects all shipments that are found now.
  public void chooseAll() {
    var search = search();
    background.run(
        () -> gateway.all(search),
        all -> {
          if (search.equals(search())) {
            choose(all);
          }
        },
        this::fail);
  }

  /// Excludes a shipment from the selection of all, or includes it again.
  void toggle(String id) {
    if (selection.get() instanceof ShipmentSelection.All all) {
      choose(all.toggled(id));
    }
  }

  private void choose(ShipmentSelection now) {
    if (now.equals(selection.get())) {
      return;
    }
    selection.set(now);
    if (!bulk.isRunning()) {
      bulk.clear();
    }
    settling.clear();
    var one =
        now instanceof ShipmentSelection.Some(var ids) && ids.size() == 1
            ? ids.iterator().next()
            : null;
    chosen.show(one);
    if (one == null) {
      sheet.close();
    } else {
      sheet.follow(one);
    }
  }

  /// Asks after a filter has changed; a selection of all is cleared, since it was another search's.
  private void narrowed(Runnable ask) {
    if (selection.get() instanceof ShipmentSelection.All) {
      choose(ShipmentSelection.none());
    }
    ask.run();
  }

  /// Removes all filters so that a shipment is in the list, and shows it.
  public void show(String shipmentId) {
    wanted.set(null);
    wanted.set(shipmentId);
    widen();
  }

  /// Notes that the wanted shipment is shown.
  void revealed() {
    wanted.set(null);
  }

  public void askVoid() {
    if (!selection.get().isEmpty()) {
      bulk.ask(Work.VOID, selection.get());
    }
  }

  /// Asks the packer what was found out about the selected purchase in doubt.
  public void askSettlement() {
    var details = chosen.details().get();
    if (details != null && isInDoubt(details.shipment())) {
      settling.ask(details.shipment());
    }
  }

  static boolean isInDoubt(Shipment shipment) {
    return shipment.status() == ShipmentStatus.PENDING;
  }

  /// Prints the selected labels again; asks first when they are more than {@link #MOST_CHOSEN}.
  public void reprint() {
    var asked = selection.get();
    if (asked.count() > MOST_CHOSEN) {
      bulk.ask(Work.REPRINT, asked);
      return;
    }
    background.run(
        () -> {
          var good = gateway.good(gateway.chosen(asked, null, MOST_CHOSEN));
          good.forEach(gateway::reprint);
          return good.size();
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
    return query.at(gateway.now());
  }

  private void changed(Set<String> ids) {
    if (!listening.isOver()) {
      list.changed(ids);
      chosen.changed(ids);
      sheet.changed();
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

  private void told(BulkModel.Stage stage) {
    if (stage instanceof BulkModel.Stage.Done(var work, var done, _, _) && done > 0) {
      notices.tell(
          Notice.done(
              work == Work.VOID ? "shipments.notice.voided" : "shipments.notice.reprinted", done));
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

  /// The ids that must keep their position in view or in the selection.
  private Set<String> sought() {
    var ids = new HashSet<String>();
    if (selection.get() instanceof ShipmentSelection.Some some) {
      ids.addAll(some.ids());
    }
    Optional.ofNullable(wanted.get()).ifPresent(ids::add);
    return ids;
  }

  private void found(Found answer) {
    counts.set(answer.counts());
    unprinted.set(answer.unprinted());
    now.set(gateway.now());
  }
}
