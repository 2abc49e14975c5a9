package dev.quayside.app.screen.orders;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.shell.Errand;
import dev.quayside.app.shell.Errands;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Listening;
import dev.quayside.app.task.Refresh;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.orderfile.Imported;
import dev.quayside.engine.orderfile.WatchedFolder;
import dev.quayside.engine.problem.Problem;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import org.jspecify.annotations.Nullable;

/// The Orders screen: the list, what is chosen of it, and what is done with that.
public final class OrdersModel {

  private static final int FEW = 20;
  private static final OrderRow.Rated NOT_ASKED = new OrderRow.Rated(null, "");

  private final Background background;
  private final OrdersDesk desk;
  private final Notices notices;
  private final Errands errands;
  private final ImportModel files;
  private final MendModel mending;
  private final BatchModel batch;

  private final ObservableList<OrderRow> rows = FXCollections.observableArrayList();
  private final FilteredList<OrderRow> shown = new FilteredList<>(rows);
  private final ObservableList<OrderRow> selected = FXCollections.observableArrayList();
  private final ObjectProperty<Tab> tab = new SimpleObjectProperty<>(Tab.TO_SHIP);
  private final StringProperty query = new SimpleStringProperty("");
  private final ObjectProperty<Fallback> fallback = new SimpleObjectProperty<>(Fallback.CHEAPEST);
  private final BooleanProperty panel = new SimpleBooleanProperty();
  private final ObjectProperty<@Nullable WatchedFolder> watched = new SimpleObjectProperty<>();
  private final ObjectProperty<@Nullable Problem> problem = new SimpleObjectProperty<>();
  private final ReadOnlyBooleanWrapper loaded = new ReadOnlyBooleanWrapper();
  private final Map<String, OrderRow.Rated> rated = new HashMap<>();

  private @Nullable String wanted;
  private final OrderNews news;
  private final Refresh<Optional<WatchedFolder>> folder;
  private final Listening listening;
  private RateRound rating;
  private boolean hearing;

  /// @param moneyMoved called when the wallet has changed
  public OrdersModel(
      Background background,
      OrdersDesk desk,
      Notices notices,
      Errands errands,
      Runnable moneyMoved) {
    this.background = background;
    this.desk = desk;
    this.notices = notices;
    this.errands = errands;
    files = new ImportModel(background, desk, notices, this::taken);
    mending = new MendModel(background, desk, notices, this::readAll);
    rating = new RateRound(background, _ -> NOT_ASKED, (_, _) -> {}, _ -> {});
    batch = new BatchModel(background, desk, notices, moneyMoved);
    news = new OrderNews(background, desk, this::show, this::notFound);
    folder = new Refresh<>(background, () -> desk::watched, this::showWatched, this::fail);
    listening = new Listening(background);
    tab.subscribe(_ -> filter());
    query.subscribe(_ -> filter());
  }

  public ImportModel files() {
    return files;
  }

  public MendModel mending() {
    return mending;
  }

  public BatchModel batch() {
    return batch;
  }

  /// The orders of the tab that fit what is searched for.
  public ObservableList<OrderRow> shown() {
    return shown;
  }

  public ObservableList<OrderRow> selected() {
    return selected;
  }

  public ObjectProperty<Tab> tab() {
    return tab;
  }

  public StringProperty query() {
    return query;
  }

  /// What to do where no rule chooses.
  public ObjectProperty<Fallback> fallback() {
    return fallback;
  }

  /// Whether the orders to be mended stand beside the list.
  public BooleanProperty panel() {
    return panel;
  }

  public ObjectProperty<@Nullable WatchedFolder> watched() {
    return watched;
  }

  /// Why the list could not be had.
  public ObjectProperty<@Nullable Problem> problem() {
    return problem;
  }

  public ReadOnlyBooleanProperty loaded() {
    return loaded.getReadOnlyProperty();
  }

  public void start() {
    begin();
    mending.load();
    batch.start();
    folder.now();
  }

  /// Reads at once what is known to have changed, and all when that failed.
  public void refresh() {
    news.readNow();
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
    listening.begin(this::listen, this::notFound);
  }

  /// The first reading comes after this, so that nothing is missed in between.
  private Runnable listen() {
    var end = desk.listen(now -> background.onModelThread(() -> heard(now)));
    background.onModelThread(
        () -> {
          hearing = true;
          readAll();
        });
    return end;
  }

  private void readAll() {
    news.readAll();
  }

  public Map<Tab, Integer> counts() {
    var counts = new EnumMap<Tab, Integer>(Tab.class);
    for (var row : rows) {
      for (var each : Tab.values()) {
        if (each.holds(row.state())) {
          counts.merge(each, 1, Integer::sum);
        }
      }
    }
    return counts;
  }

  /// All orders, whatever the tab.
  public ObservableList<OrderRow> rows() {
    return rows;
  }

  /// Asks for every chosen order what the rules choose, and puts it into its line.
  public void rate() {
    var choice = fallback.get();
    rating.stop();
    rating = new RateRound(background, id -> desk.rate(id, choice), this::showRated, this::fail);
    rating.begin(shippable().stream().map(OrderRow::id).toList());
  }

  /// Buys and prints the chosen orders, or all that are shown when none is chosen.
  public void buy() {
    var orders = shippable();
    if (!orders.isEmpty() && !batch.running().get()) {
      batch.buy(orders.stream().map(OrderRow::id).toList(), fallback.get());
    }
  }

  /// Shows one order among its like, chosen; it may have been taken in a moment ago.
  void show(String orderId) {
    wanted = orderId;
    reveal();
    news.heard(false, Set.of(orderId));
    news.readNow();
  }

  /// What {@link #buy} would buy, in the order of the list.
  public List<OrderRow> shippable() {
    return (selected.isEmpty() ? shown : selected).stream().filter(OrderRow::canShip).toList();
  }

  /// Takes the one chosen order to the Ship screen.
  public void shipThis() {
    if (selected.size() == 1 && selected.getFirst().canShip()) {
      errands.send(new Errand.ShipOrder(selected.getFirst().id()));
    }
  }

  public void hold(String reason) {
    each(row -> row.canShip(), row -> desk.hold(row.id(), reason));
  }

  public void release() {
    each(row -> row.state() == OrderState.HELD, row -> desk.release(row.id()));
  }

  public void cancel() {
    each(row -> row.canShip() || row.state() == OrderState.HELD, row -> desk.cancel(row.id()));
  }

  public void reopen() {
    each(row -> row.state() == OrderState.CANCELLED, row -> desk.reopen(row.id()));
  }

  public void export(Path to) {
    background.run(
        () -> desk.exportShipped(to),
        count ->
            notices.tell(
                Notice.done("orders.notice.exported", count, String.valueOf(to.getFileName()))),
        this::fail);
  }

  /// Watches a folder, or stops.
  public void watch(String path, boolean on) {
    background.run(() -> desk.watch(path, on), watched::set, this::fail);
  }

  public void leave() {
    listening.end();
    news.leave();
    rating.stop();
    batch.leave();
  }

  private void heard(OrdersDesk.News now) {
    if (listening.isOver()) {
      return;
    }
    news.heard(now.all(), now.orders());
    if (now.files()) {
      mending.load();
    }
    if (now.folder()) {
      folder.soon();
    }
    if (now.batch()) {
      batch.changed();
    }
  }

  private void show(OrderNews.Answer answer) {
    problem.set(null);
    keepingChosen(
        () ->
            replace(
                (answer.all() ? answer.orders() : OrderLines.merged(rows, answer.orders()))
                    .stream()
                        .map(row -> row.canShip() ? row.with(rated.get(row.id())) : row)
                        .toList()));
    loaded.set(true);
    reveal();
  }

  private void reveal() {
    rows.stream()
        .filter(row -> row.id().equals(wanted))
        .findFirst()
        .ifPresent(
            row -> {
              wanted = null;
              query.set(row.number());
              tab.set(Tab.of(row.state()));
              selected.setAll(row);
            });
  }

  /// A few changed lines are changed in place, so that a list that is being read does not jump;
  /// many are one change, since each costs the whole list a look.
  private void replace(List<OrderRow> fresh) {
    var places = fresh.size() == rows.size() ? OrderLines.changed(rows, fresh) : List.<Integer>of();
    if (fresh.size() != rows.size() || places.size() > FEW) {
      rows.setAll(fresh);
    } else {
      places.forEach(place -> rows.set(place, fresh.get(place)));
    }
  }

  private void showRated(String id, OrderRow.Rated found) {
    rated.put(id, found);
    IntStream.range(0, rows.size())
        .filter(place -> rows.get(place).id().equals(id))
        .findFirst()
        .ifPresent(place -> keepingChosen(() -> rows.set(place, rows.get(place).with(found))));
  }

  /// A changed line is another line to the table, which would choose it no more.
  private void keepingChosen(Runnable change) {
    var chosen = selected.stream().map(OrderRow::id).collect(Collectors.toSet());
    change.run();
    selected.setAll(shown.stream().filter(row -> chosen.contains(row.id())).toList());
  }

  private void showWatched(Optional<WatchedFolder> folder) {
    watched.set(folder.orElse(null));
  }

  private void filter() {
    var here = tab.get();
    var words = query.get().strip().toLowerCase(Locale.ROOT);
    shown.setPredicate(
        row -> here.holds(row.state()) && (words.isEmpty() || row.search().contains(words)));
  }

  private void taken(Imported imported) {
    tab.set(Tab.TO_SHIP);
    mending.load();
    panel.set(!imported.bad().isEmpty());
    news.readAll();
  }

  private void each(Predicate<OrderRow> which, Consumer<OrderRow> what) {
    var chosen = selected.stream().filter(which).toList();
    if (chosen.isEmpty()) {
      return;
    }
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

  /// Whoever did something sees at once what came of it.
  private void readAgain(List<OrderRow> some) {
    news.heard(false, some.stream().map(OrderRow::id).collect(Collectors.toSet()));
    news.readNow();
  }

  private void notFound(Throwable failure) {
    problem.set(Failures.problem(failure));
  }

  private void fail(Throwable failure) {
    notices.show(Failures.problem(failure));
  }
}
