package dev.quayside.app.screen.orders;

import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.savedview.SavedViewsModel;
import dev.quayside.app.screen.orders.batch.BatchModel;
import dev.quayside.app.screen.orders.batch.Fallback;
import dev.quayside.app.screen.orders.change.ChangeModel;
import dev.quayside.app.screen.orders.change.Chosen;
import dev.quayside.app.screen.orders.file.GoodsModel;
import dev.quayside.app.screen.orders.file.ImportWords;
import dev.quayside.app.screen.orders.file.MendModel;
import dev.quayside.app.screen.orders.mark.MarkChoice;
import dev.quayside.app.screen.orders.sheet.SheetModel;
import dev.quayside.app.screen.orders.watch.WatchModel;
import dev.quayside.app.table.IncomingFile;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Listening;
import dev.quayside.app.task.Refresh;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.order.bulk.BulkChange;
import dev.quayside.engine.order.file.Imported;
import dev.quayside.engine.order.file.Preview;
import dev.quayside.engine.print.paper.Unprinted;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.IntegerBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The model of the Orders screen: the list, the selection, and the work on it.
public final class OrdersModel {

  /// How long print changes are gathered: a batch prints a label a second.
  private static final Duration PRINTING = Duration.ofMillis(500);

  private final Background background;
  private final OrdersGateway gateway;
  private final Notices notices;
  private final Navigation navigation;
  private final IncomingFile<Preview, Imported> files;
  private final MendModel mending;
  private final GoodsModel goods;

  /// The number of orders that need the packer before they can ship.
  public final IntegerBinding toFix;

  private final BatchModel batch;
  private final ChangeModel changes;
  private final OrderPanels panels;

  private final OrderLines lines = new OrderLines();
  private final OrdersToBuy toBuy = new OrdersToBuy(lines);

  /// What to do with an order for which no rule chooses a service.
  public final ObjectProperty<Fallback> fallback = new SimpleObjectProperty<>(Fallback.CHEAPEST);

  /// Whether the orders to correct are shown beside the list.
  public final BooleanProperty panel = new SimpleBooleanProperty();

  /// Why the list could not be read.
  public final ObjectProperty<@Nullable Problem> problem = new SimpleObjectProperty<>();

  private final ReadOnlyBooleanWrapper loaded = new ReadOnlyBooleanWrapper();
  private @Nullable String wanted;
  private final OrderNews news;
  private final WatchModel watching;
  private final SavedViewsModel views;
  private final SheetModel sheet;

  /// Whether anything stands beside the list.
  final BooleanBinding beside;

  private final BooleanBinding viewAsked;
  private final Refresh<Map<String, Unprinted>> paper;
  private final Listening listening;
  private RateRound rating;
  private boolean hearing;

  /// @param moneyMoved called when the wallet has changed
  public OrdersModel(
      Background background,
      OrdersGateway gateway,
      Notices notices,
      Navigation navigation,
      Runnable moneyMoved) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    this.navigation = navigation;
    files = new IncomingFile<>(background, gateway.files(), this::taken);
    mending = new MendModel(background, gateway.files(), notices, this::readAll);
    goods = new GoodsModel(background, gateway.files(), notices);
    toFix =
        Bindings.createIntegerBinding(
            () -> mending.count.get() + goods.orders.get(), mending.count, goods.orders);
    rating = RateRound.none(background);
    batch = new BatchModel(background, gateway.batches(), notices, navigation, moneyMoved);
    changes = new ChangeModel(background, gateway.changes(), notices, this::changed);
    panels = new OrderPanels(background, gateway, notices, lines, toBuy, changes, this::handled);
    news = new OrderNews(background, gateway, this::show, this::notFound);
    paper = new Refresh<>(background, PRINTING, () -> gateway::unprinted, lines::show, this::fail);
    watching = new WatchModel(background, gateway::watched, gateway::watch, this::fail);
    listening = new Listening(background);
    var viewed = new ViewedOrders(lines, this::readSome);
    views = new SavedViewsModel(background, gateway.views(), viewed);
    viewed.follow(views);
    sheet = new SheetModel(background, gateway.sheets(), navigation, panels.departure()::takeBack);
    lines.follow(sheet);
    beside = panel.or(sheet.open());
    panel.subscribe((_, mending) -> only(mending));
    viewAsked = views.form().asked().isNotNull();
    fallback.subscribe((_, _) -> forgetRates());
    toBuy.joined().subscribe((_, _) -> forgetRates());
  }

  public IncomingFile<Preview, Imported> files() {
    return files;
  }

  public MendModel mending() {
    return mending;
  }

  /// The customs details missing for goods of waiting orders to other countries.
  public GoodsModel goods() {
    return goods;
  }

  public BatchModel batch() {
    return batch;
  }

  /// The lists of orders that people keep.
  public SavedViewsModel views() {
    return views;
  }

  /// Whether something is asked about a view.
  ObservableBooleanValue viewAsked() {
    return viewAsked;
  }

  /// All of one order, beside the list.
  public SheetModel sheet() {
    return sheet;
  }

  /// Opens the sheet of the one selected order.
  void openSheet() {
    if (selected().size() == 1) {
      panel.set(false);
      sheet.open(selected().getFirst().id());
    }
  }

  /// Opens the sheet of an order that is in the list.
  void openSheet(String orderId) {
    lines.shown().stream()
        .filter(row -> row.id().equals(orderId))
        .findFirst()
        .ifPresent(selected()::setAll);
    openSheet();
  }

  /// The panels over the list, about the chosen orders.
  public OrderPanels panels() {
    return panels;
  }

  /// What is changed for many orders at once, and undone.
  ChangeModel changes() {
    return changes;
  }

  /// What of tags and people the list is narrowed to.
  MarkChoice marks() {
    return lines.marks();
  }

  /// The chosen orders with what people put on them.
  List<Chosen> chosen() {
    return lines.chosen();
  }

  /// The orders of the tab that match the search.
  public ObservableList<OrderRow> shown() {
    return lines.shown();
  }

  public ObservableList<OrderRow> selected() {
    return lines.selected;
  }

  public ObjectProperty<Tab> tab() {
    return lines.tab;
  }

  public StringProperty query() {
    return lines.query;
  }

  OrderShops shops() {
    return new OrderShops(lines, navigation, background, gateway, this::fail);
  }

  public WatchModel watching() {
    return watching;
  }

  public ReadOnlyBooleanProperty loaded() {
    return loaded.getReadOnlyProperty();
  }

  public void start() {
    begin();
    mending.load();
    goods.load();
    batch.start();
    watching.read();
    views.start();
    paper.now();
  }

  /// Reads the changed orders at once, or all when that failed before.
  public void refresh() {
    news.readNow();
    views.refresh();
  }

  /// Reads all orders again.
  public void retry() {
    problem.set(null);
    if (hearing) {
      readAll();
    } else {
      begin();
    }
  }

  private void begin() {
    listening.begin(
        () -> gateway.listen(now -> background.onModelThread(() -> heard(now))),
        this::hears,
        this::notFound);
  }

  /// Reads the orders once changes are listened to, so that none is missed in between.
  private void hears() {
    hearing = true;
    readAll();
  }

  private void readAll() {
    news.readAll();
  }

  public Map<Tab, Integer> counts() {
    return lines.counts();
  }

  /// All orders, of every tab.
  public ObservableList<OrderRow> rows() {
    return lines.rows;
  }

  /// Asks for each selected order what the rules choose, and shows it in its line.
  public void rate() {
    var choice = fallback.get();
    rating.stop();
    rating =
        new RateRound(
            background, parcel -> gateway.rate(parcel, choice), lines::showRated, this::fail);
    rating.begin(toBuy.parcels());
  }

  /// Drops the known rates, as another service would be chosen now.
  private void forgetRates() {
    rating.stop();
    lines.forgetRated();
  }

  /// Buys and prints the selected orders, or all shown ones when none is selected. Asks first when
  /// that costs much, or more than the balance.
  public void buy() {
    var parcels = toBuy.parcels();
    if (!parcels.isEmpty() && !batch.running.get()) {
      batch.buy(parcels, fallback.get());
    }
  }

  /// Shows an order in its tab, selected; it may have just been imported.
  void show(String orderId) {
    wanted = orderId;
    reveal();
    readSome(Set.of(orderId));
  }

  /// The orders {@link #buy} would buy, in the order of the list.
  public List<OrderRow> shippable() {
    return toBuy.shippable();
  }

  /// The parcels {@link #buy} would buy.
  OrdersToBuy toBuy() {
    return toBuy;
  }

  /// Opens the one selected order on the Ship screen.
  public void shipThis() {
    if (selected().size() == 1) {
      ship(selected().getFirst().id());
    }
  }

  /// Opens an order on the Ship screen, unless it cannot ship any more.
  void ship(String orderId) {
    rows().stream()
        .filter(row -> row.id().equals(orderId) && row.canShip())
        .findFirst()
        .ifPresent(row -> navigation.send(new NavigationRequest.ShipOrder(row.id())));
  }

  public void hold(String reason) {
    changes.make(lines.chosen(OrderRow::canShip), BulkChange.holding(reason));
  }

  public void release() {
    changes.make(lines.chosen(OrderRow::isHeld), BulkChange.releasing());
  }

  public void cancel() {
    each(OrderRow::canCancel, row -> gateway.cancel(row.id()));
  }

  public void reopen() {
    each(OrderRow::isCancelled, row -> gateway.reopen(row.id()));
  }

  /// Takes a selected order over from the desk that has it in hand.
  void takeOver(String orderId) {
    each(row -> row.id().equals(orderId), row -> gateway.takeOver(row.id()));
  }

  public void export(Path to) {
    background.run(
        () -> gateway.exportShipped(to),
        count ->
            notices.tell(
                Notice.done("orders.notice.exported", count, String.valueOf(to.getFileName()))),
        this::fail);
  }

  public void leave() {
    listening.end();
    news.leave();
    views.leave();
    sheet.close();
    rating.stop();
    panels.close();
    changes.leave();
    batch.leave();
  }

  private void heard(OrdersGateway.News now) {
    if (listening.isOver()) {
      return;
    }
    news.heard(now.all(), now.orders());
    news.heard(false, lines.tagged(now.tags()));
    if (sheet.shows(now.moved())) {
      sheet.changed();
    }
    if (now.all() || !now.orders().isEmpty()) {
      goods.changed();
      panels.carts().heard();
    }
    if (now.files()) {
      mending.load();
    }
    if (now.paper()) {
      paper.soon();
    }
    if (now.folder()) {
      watching.changed();
    }
    if (now.batch()) {
      batch.changed();
    }
  }

  /// A sum that was asked about is another one now.
  private void handled(List<String> ids) {
    batch.question().keep();
    forgetRates();
    readSome(Set.copyOf(ids));
  }

  /// Rules look at what people put on an order as well: its own rate is asked for anew.
  private void changed(ChangeModel.Changed now) {
    if (now.isHandling()) {
      handled(now.orderIds());
    } else {
      batch.question().keep();
      news.heard(false, Set.copyOf(now.orderIds()));
      news.readNow();
    }
  }

  private void show(OrderNews.Answer answer) {
    problem.set(null);
    lines.show(answer);
    loaded.set(true);
    reveal();
  }

  private void reveal() {
    if (wanted != null && lines.reveal(wanted)) {
      wanted = null;
    }
  }

  private void taken(Imported imported) {
    tab().set(Tab.TO_SHIP);
    mending.load();
    sheet.close();
    panel.set(!imported.bad().isEmpty());
    news.readAll();
    notices.tell(ImportWords.notice(imported));
  }

  /// One thing stands beside the list.
  private void only(boolean mending) {
    if (mending) {
      sheet.close();
    }
  }

  private void each(Predicate<OrderRow> which, Consumer<OrderRow> what) {
    var chosen = selected().stream().filter(which).toList();
    background.run(
        () -> {
          chosen.forEach(what);
          return chosen.size();
        },
        _ -> readAgain(chosen),
        failure -> {
          fail(failure);
          readAgain(chosen);
        });
  }

  /// Reads these orders at once, so that the packer sees the result of an action.
  private void readAgain(List<OrderRow> some) {
    readSome(some.stream().map(OrderRow::id).collect(Collectors.toSet()));
  }

  private void readSome(Set<String> ids) {
    news.heard(false, ids);
    news.readNow();
  }

  private void notFound(Throwable failure) {
    problem.set(Failures.problem(failure));
  }

  private void fail(Throwable failure) {
    notices.show(Failures.problem(failure));
  }
}
