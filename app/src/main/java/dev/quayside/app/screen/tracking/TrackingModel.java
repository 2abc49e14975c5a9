package dev.quayside.app.screen.tracking;

import dev.quayside.app.list.ListSource;
import dev.quayside.app.list.LongListing;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.screen.tracking.TrackingGateway.Found;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Listening;
import dev.quayside.engine.base.page.Outline;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.tracking.Tracker;
import dev.quayside.engine.tracking.TrackerSearch;
import dev.quayside.engine.tracking.TrackerTab;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The model of the Tracking screen: the list of parcels and the selected one.
public final class TrackingModel {

  private final Background background;
  private final TrackingGateway gateway;
  private final Notices notices;
  private final LongListing<Tracker, Found> list;

  public final ObjectProperty<TrackerTab> tab = new SimpleObjectProperty<>(TrackerTab.UNDER_WAY);
  public final StringProperty words = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<Map<TrackerTab, Integer>> counts =
      new ReadOnlyObjectWrapper<>(Map.of());
  private final ReadOnlyObjectWrapper<Map<String, String>> carriers =
      new ReadOnlyObjectWrapper<>(Map.of());
  private final ReadOnlyObjectWrapper<LocalDate> today =
      new ReadOnlyObjectWrapper<>(LocalDate.EPOCH);
  private final ReadOnlyObjectWrapper<@Nullable String> chosen = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Tracker> tracker = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable String> link = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyBooleanWrapper refreshing = new ReadOnlyBooleanWrapper();
  private boolean wantsFirst;
  private final Listening listening;

  public TrackingModel(Background background, TrackingGateway gateway, Notices notices) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    listening = new Listening(background);
    list = new LongListing<>(background, new Parcels());
    tab.subscribe((_, _) -> list.ask());
    words.subscribe((_, _) -> list.askSoon());
  }

  public LongListing<Tracker, Found> list() {
    return list;
  }

  /// The number of parcels under each tab; empty until known.
  public ReadOnlyObjectProperty<Map<TrackerTab, Integer>> counts() {
    return counts.getReadOnlyProperty();
  }

  /// The carriers' names by code; empty until known.
  public ReadOnlyObjectProperty<Map<String, String>> carriers() {
    return carriers.getReadOnlyProperty();
  }

  /// The day by which parcels are late.
  public ReadOnlyObjectProperty<LocalDate> today() {
    return today.getReadOnlyProperty();
  }

  /// The shipment of the selected parcel; null when there is none.
  public ReadOnlyObjectProperty<@Nullable String> chosen() {
    return chosen.getReadOnlyProperty();
  }

  /// The selected parcel; null until it is loaded.
  public ReadOnlyObjectProperty<@Nullable Tracker> tracker() {
    return tracker.getReadOnlyProperty();
  }

  /// The page for the customer: the shop's own if it can be reached, else the carrier's.
  public ReadOnlyObjectProperty<@Nullable String> link() {
    return link.getReadOnlyProperty();
  }

  /// Why the selected parcel is not up to date.
  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return problem.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty refreshing() {
    return refreshing.getReadOnlyProperty();
  }

  public void start() {
    listening.begin(
        () -> gateway.listen(ids -> background.onModelThread(() -> changed(ids))),
        () -> changed(Set.of()),
        this::fail);
    background.run(gateway::carriers, carriers::set, this::fail);
    list.ask();
  }

  public void leave() {
    listening.end();
    list.leave();
  }

  /// Searches for one parcel among all, and selects it once it is found.
  public void track(String trackingNumber) {
    wantsFirst = true;
    tab.set(TrackerTab.ALL);
    words.set(trackingNumber);
    list.ask();
  }

  public void widen() {
    words.set("");
    tab.set(TrackerTab.ALL);
    list.ask();
  }

  /// Selects a parcel; null for none.
  public void choose(@Nullable String shipmentId) {
    if (Objects.equals(shipmentId, chosen.get())) {
      return;
    }
    chosen.set(shipmentId);
    tracker.set(null);
    link.set(null);
    problem.set(null);
    load();
  }

  /// Asks the carrier about the selected parcel.
  public void refresh() {
    var now = tracker.get();
    if (now == null || refreshing.get()) {
      return;
    }
    var asked = chosen.get();
    refreshing.set(true);
    background.run(
        () -> gateway.refresh(now.trackingNumber()),
        answer -> {
          refreshing.set(false);
          if (Objects.equals(asked, chosen.get())) {
            show(answer);
          }
          notices.tell(Notice.done("tracking.notice.refreshed"));
        },
        failure -> {
          refreshing.set(false);
          if (Objects.equals(asked, chosen.get())) {
            problem.set(Failures.problem(failure));
          }
        });
  }

  private void load() {
    var asked = chosen.get();
    if (asked == null) {
      return;
    }
    background.run(
        () -> gateway.rows(List.of(asked)).stream().findFirst(),
        answer -> {
          if (asked.equals(chosen.get())) {
            answer.ifPresent(this::show);
          }
        },
        failure -> {
          if (asked.equals(chosen.get())) {
            problem.set(Failures.problem(failure));
          }
        });
  }

  private void show(Tracker now) {
    tracker.set(now);
    problem.set(null);
    background.run(
        () -> gateway.link(now),
        (Optional<String> found) -> {
          if (now == tracker.get()) {
            link.set(found.orElse(null));
          }
        },
        this::fail);
  }

  private void found(Found answer) {
    counts.set(answer.counts());
    today.set(answer.today());
    if (wantsFirst && answer.outline().rows() > 0) {
      wantsFirst = false;
      choose(answer.outline().starts().getFirst().id());
    }
  }

  /// Reads the parcels, by the ids of their shipments.
  private final class Parcels implements ListSource<Tracker, Found> {

    @Override
    public Question<Tracker, Found> question() {
      var search = new TrackerSearch(tab.get(), words.get());
      return new Question<>() {
        @Override
        public Found find(Set<String> sought) {
          return gateway.find(search, sought);
        }

        @Override
        public List<Tracker> page(RowKey from, int most) {
          return gateway.page(search, from, most);
        }
      };
    }

    @Override
    public Set<String> sought() {
      return Optional.ofNullable(chosen.get()).map(Set::of).orElse(Set.of());
    }

    @Override
    public Outline outline(Found found) {
      return found.outline();
    }

    @Override
    public List<Tracker> rows(List<String> ids) {
      return gateway.rows(ids);
    }

    @Override
    public String id(Tracker row) {
      return Objects.requireNonNull(row.shipment()).id();
    }

    @Override
    public void found(Found answer) {
      TrackingModel.this.found(answer);
    }
  }

  private void changed(Set<String> ids) {
    if (listening.isOver()) {
      return;
    }
    list.changed(ids);
    var looked = chosen.get();
    if (looked != null && (ids.isEmpty() || ids.contains(looked))) {
      load();
    }
  }

  private void fail(Throwable failure) {
    notices.show(Failures.problem(failure));
  }
}
