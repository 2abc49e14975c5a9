package dev.quayside.app.screen.shipments;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.person.Permissions;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.screen.shipments.DayGateway.CarrierDay;
import dev.quayside.app.screen.shipments.DayGateway.Day;
import dev.quayside.app.screen.shipments.pickup.PickupModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.document.manifest.Manifest;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jspecify.annotations.Nullable;

/// The model of the end of day: the parcels to hand over to each carrier, and earlier manifests.
public final class DayModel extends AskingModel {

  /// The selected manifest.
  public sealed interface Shown {

    record Nothing() implements Shown {}

    /// A manifest that could be closed now.
    record Preview(CarrierDay carrier) implements Shown {}

    /// A manifest that has been closed.
    record Closed(Manifest manifest) implements Shown {}
  }

  /// Where a manifest went: to a printer or, when there is none, to a file.
  private record Paper(@Nullable String printer, @Nullable Path file) {}

  private final DayGateway gateway;
  private final Notices notices;
  private final PickupModel pickups;
  private Supplier<Permissions> permissions = () -> Permissions.NONE;

  /// Whether the end of day is open.
  public final BooleanProperty open = new SimpleBooleanProperty();

  private final ReadOnlyObjectWrapper<@Nullable Day> day = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Shown> shown =
      new ReadOnlyObjectWrapper<>(new Shown.Nothing());

  /// @param pickups of the same workspace
  public DayModel(Background background, DayGateway gateway, PickupModel pickups, Notices notices) {
    super(background);
    this.gateway = gateway;
    this.pickups = pickups;
    this.notices = notices;
    open.subscribe(this::opened);
  }

  /// The pick-ups of the carriers.
  public PickupModel pickups() {
    return pickups;
  }

  /// The day; null until it is known.
  public ReadOnlyObjectProperty<@Nullable Day> day() {
    return day.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Shown> shown() {
    return shown.getReadOnlyProperty();
  }

  /// Whether the selected manifest has parcels to hand over.
  public boolean canClose() {
    return open.get()
        && !busy().get()
        && shown.get() instanceof Shown.Preview(var carrier)
        && !carrier.found().lines().isEmpty();
  }

  /// Whether the selected manifest can be printed.
  public boolean canPrint() {
    return open.get() && !busy().get() && shown.get() instanceof Shown.Closed;
  }

  public void show(Shown other) {
    shown.set(other);
  }

  @Override
  public void refresh() {
    asking.load(
        gateway::today,
        now -> {
          fill(now);
          shown.set(again(now));
        });
  }

  /// Reads the day again if it is open, after labels were bought or voided.
  @Override
  public void lookAgain() {
    if (open.get()) {
      refresh();
    }
  }

  /// Closes the selected manifest and prints it.
  public void close() {
    if (canClose() && shown.get() instanceof Shown.Preview(var carrier)) {
      close(List.of(carrier));
    }
  }

  /// Whether several carriers have parcels waiting.
  public boolean canCloseAll() {
    return open.get() && !busy().get() && waiting().size() > 1;
  }

  /// Closes the manifests of all carriers, one after the other, and prints each. A failure is
  /// reported, and the manifests after it stay open.
  public void closeAll() {
    if (canCloseAll()) {
      close(waiting());
    }
  }

  private List<CarrierDay> waiting() {
    var now = day.get();
    return now == null
        ? List.of()
        : now.carriers().stream().filter(each -> !each.found().lines().isEmpty()).toList();
  }

  private void close(List<CarrierDay> lists) {
    if (lists.isEmpty()) {
      return;
    }
    var carrier = lists.getFirst();
    asking.ask(
        () -> gateway.close(carrier.found()),
        closed -> {
          fill(closed.day());
          shown.set(new Shown.Closed(closed.manifest()));
          notices.tell(
              Notice.done(
                  "shipments.day.closed", carrier.name(), closed.manifest().lines().size()));
          asking.ask(
              () -> paper(closed.manifest()),
              paper -> {
                tell(paper);
                close(lists.subList(1, lists.size()));
              });
        });
  }

  /// Prints the selected closed manifest, again or for the first time.
  public void print() {
    if (canPrint() && shown.get() instanceof Shown.Closed(var manifest)) {
      asking.ask(() -> paper(manifest), this::tell);
    }
  }

  /// Saves the selected closed manifest as a PDF.
  public void save() {
    if (canPrint() && shown.get() instanceof Shown.Closed(var manifest)) {
      asking.ask(
          () -> gateway.save(manifest),
          file -> notices.tell(Notice.done("shipments.day.saved", file.toString())));
    }
  }

  /// @param person who is at the window
  public void permit(Supplier<Permissions> person) {
    permissions = person;
  }

  boolean maySettle() {
    return permissions.get().may(Right.SETTLE);
  }

  /// Settles the selected manifest in doubt, after the packer has asked the carrier.
  ///
  /// @param taken whether the carrier has it
  public void settle(boolean taken) {
    if (shown.get() instanceof Shown.Closed(var manifest) && manifest.isInDoubt()) {
      asking.ask(
          () -> gateway.settle(manifest, taken),
          now -> {
            fill(now);
            shown.set(
                now.earlier().stream()
                    .filter(each -> each.id().equals(manifest.id()))
                    .findFirst()
                    .<Shown>map(Shown.Closed::new)
                    .orElseGet(Shown.Nothing::new));
          });
    }
  }

  /// Saves one of the carrier's own documents of the selected manifest.
  ///
  /// @param number from 1
  public void savePaper(int number) {
    if (shown.get() instanceof Shown.Closed(var manifest)) {
      asking.ask(
          () -> gateway.savePaper(manifest, number),
          file -> notices.tell(Notice.done("shipments.day.paper-saved", file.toString())));
    }
  }

  private Paper paper(Manifest manifest) {
    var printer = gateway.print(manifest).map(job -> job.printer());
    return printer.isPresent()
        ? new Paper(printer.get(), null)
        : new Paper(null, gateway.save(manifest));
  }

  private void tell(Paper paper) {
    notices.tell(
        paper.printer() == null
            ? Notice.attention("shipments.day.no-printer", String.valueOf(paper.file()))
            : Notice.done("shipments.day.printed", paper.printer()));
  }

  private void opened(boolean now) {
    if (now) {
      shown.set(new Shown.Nothing());
      refresh();
    } else {
      pickups.open.set(false);
    }
  }

  private void fill(Day now) {
    day.set(now);
  }

  /// The manifest selected before, else the first.
  private Shown again(Day now) {
    if (shown.get() instanceof Shown.Closed) {
      return shown.get();
    }
    return before(now)
        .or(() -> now.carriers().stream().findFirst())
        .<Shown>map(Shown.Preview::new)
        .orElseGet(Shown.Nothing::new);
  }

  private Optional<CarrierDay> before(Day now) {
    return shown.get() instanceof Shown.Preview(var looked)
        ? now.carriers().stream()
            .filter(carrier -> carrier.found().carrier().equals(looked.found().carrier()))
            .filter(carrier -> carrier.found().order().equals(looked.found().order()))
            .findFirst()
        : Optional.empty();
  }
}
