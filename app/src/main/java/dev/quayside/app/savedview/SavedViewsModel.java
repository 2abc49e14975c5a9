package dev.quayside.app.savedview;

import dev.quayside.app.person.Permissions;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Background.Timer;
import dev.quayside.app.task.Listening;
import dev.quayside.app.task.Refresh;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.order.view.CountedView;
import dev.quayside.engine.order.view.ViewDraft;
import dev.quayside.engine.order.view.ViewList;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The views of a list, with their counts, and the one that is open. Its rows are asked for again
/// whenever something in the list has changed.
public final class SavedViewsModel {

  /// How long changes are gathered: a batch changes an order a second, and each makes all views be
  /// counted.
  private static final Duration SETTLING = Duration.ofMillis(500);

  private static final Duration RETRY = Duration.ofSeconds(5);

  /// Days pass although nothing is told to have changed: views of days are counted again.
  private static final Duration DAYS_PASS = Duration.ofMinutes(5);

  private final Background background;
  private final SavedViewsGateway gateway;
  private final Viewable rows;
  private final SavedViewForm form;
  private final Refresh<List<CountedView>> counting;
  private final Refresh<Rows> reading;
  private final Listening listening;

  /// The views, oldest first.
  public final ObservableList<CountedView> views = FXCollections.observableArrayList();

  private final ReadOnlyObjectWrapper<@Nullable CountedView> open = new ReadOnlyObjectWrapper<>();

  /// What the list is sorted by, as the API has it; null for its own order.
  public final ObjectProperty<@Nullable String> sort = new SimpleObjectProperty<>();

  /// The columns that the user chose, in their order; empty for the usual ones.
  public final ObjectProperty<List<String>> columns = new SimpleObjectProperty<>(List.of());

  private Supplier<Permissions> permissions = () -> Permissions.NONE;
  private @Nullable Timer passing;

  /// Whether the list shows the open view already.
  private boolean shown;

  /// Whether the list is being changed for a view, which does not close it.
  private boolean changing;

  /// The rows of a view.
  private record Rows(String viewId, List<String> ids) {}

  public SavedViewsModel(Background background, SavedViewsGateway gateway, Viewable rows) {
    this.background = background;
    this.gateway = gateway;
    this.rows = rows;
    form = new SavedViewForm(background, gateway, this);
    counting =
        new Refresh<>(background, SETTLING, () -> gateway::views, this::counted, _ -> again());
    reading = new Refresh<>(background, this::question, this::read, _ -> again());
    listening = new Listening(background);
  }

  /// Asks who may share views from now on.
  public void permit(Supplier<Permissions> now) {
    permissions = now;
  }

  /// The list they are of.
  public ViewList list() {
    return gateway.list();
  }

  /// The view that the list shows; null for none.
  public ReadOnlyObjectProperty<@Nullable CountedView> open() {
    return open.getReadOnlyProperty();
  }

  /// What is asked of the user about a view.
  public SavedViewForm form() {
    return form;
  }

  public void start() {
    listening.begin(
        () -> gateway.listen(() -> background.onModelThread(this::changed)),
        counting::now,
        _ -> again());
    letDaysPass();
  }

  private void letDaysPass() {
    passing =
        background.after(
            DAYS_PASS,
            () -> {
              if (views.stream().anyMatch(ViewedDays::isOfDays)) {
                changed();
              }
              letDaysPass();
            });
  }

  /// Counts again; another person may have signed in.
  public void refresh() {
    counting.now();
  }

  public void leave() {
    listening.end();
    if (passing != null) {
      passing.cancel();
    }
  }

  /// Opens the view at a place, from 0.
  public void openAt(int place) {
    if (place < views.size()) {
      open(views.get(place));
    }
  }

  public void open(CountedView view) {
    shown = false;
    open.set(view);
    sort.set(view.view().draft().sort());
    columns.set(view.view().draft().columns());
    reading.now();
  }

  /// Opens a view, or closes it when it is open.
  void toggle(CountedView view) {
    if (isOpen(view)) {
      close();
    } else {
      open(view);
    }
  }

  /// Goes back to the list.
  public void close() {
    if (forget()) {
      rows.close();
    }
  }

  /// The list's own fields say something else now. They are a part of the open view's filter.
  public void narrowed() {
    if (open.get() != null && shown && !changing) {
      reading.soon();
    }
  }

  /// The list shows something that is no view.
  public void left() {
    if (!changing) {
      forget();
    }
  }

  private boolean forget() {
    if (open.get() == null) {
      return false;
    }
    open.set(null);
    sort.set(null);
    columns.set(List.of());
    return true;
  }

  /// Whether what the list shows now can be kept.
  public boolean isKeepable() {
    return filter().isPresent();
  }

  /// Whether the open view would be another one if it was kept as the list is now.
  public boolean isChanged() {
    var view = open.get();
    return view != null && shown && !draft(view).map(view.view().draft()::equals).orElse(true);
  }

  /// Keeps the list as it is now as the open view.
  public void update() {
    var view = open.get();
    if (view != null) {
      draft(view).ifPresent(now -> form.change(view, now));
    }
  }

  /// Whether who is at the window may change a view.
  public boolean mayChange(CountedView view) {
    return !view.view().draft().shared() || mayShare();
  }

  public boolean mayShare() {
    return permissions.get().may(Right.CHANGE_SETTINGS);
  }

  /// The list as it is now under a name; empty where no view can keep it.
  Optional<ViewDraft> draft(String name, boolean shared) {
    return filter()
        .map(
            filter ->
                new ViewDraft(name, gateway.list(), filter, sort.get(), columns.get(), shared));
  }

  private Optional<ViewDraft> draft(CountedView view) {
    var draft = view.view().draft();
    return draft(draft.name(), draft.shared());
  }

  /// Takes a view as it is kept now.
  void kept(CountedView view) {
    if (isOpen(view)) {
      open.set(view);
    } else {
      open(view);
    }
    counting.now();
  }

  /// Counts again what is left without a view.
  void removed(CountedView view) {
    if (isOpen(view)) {
      close();
    }
    counting.now();
  }

  boolean isOpen(CountedView view) {
    var now = open.get();
    return now != null && now.view().id().equals(view.view().id());
  }

  /// What a view would keep of the list as it is now; empty where none can.
  public Optional<Map<String, String>> filter() {
    var view = open.get();
    return rows.filter(view == null ? Map.of() : view.view().draft().filter());
  }

  private void changed() {
    if (!listening.isOver()) {
      counting.soon();
      if (open.get() != null) {
        reading.soon();
      }
    }
  }

  private void again() {
    background.after(RETRY, this::changed);
  }

  private void counted(List<CountedView> now) {
    if (!views.equals(now)) {
      views.setAll(now);
    }
    var view = open.get();
    if (view != null) {
      now.stream().filter(this::isOpen).findFirst().ifPresentOrElse(open::set, this::close);
    }
  }

  private Callable<Rows> question() {
    var view = open.get();
    if (view == null) {
      return () -> new Rows("", List.of());
    }
    var asked = shown ? draft(view).orElse(view.view().draft()) : view.view().draft();
    return () -> new Rows(view.view().id(), gateway.rows(asked));
  }

  private void read(Rows found) {
    var view = open.get();
    if (view == null || !view.view().id().equals(found.viewId())) {
      return;
    }
    changing = true;
    if (shown) {
      rows.show(found.ids());
    } else {
      shown = true;
      rows.open(view.view().draft().filter(), found.ids());
    }
    changing = false;
  }
}
