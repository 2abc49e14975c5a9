package dev.quayside.app.screen.ship.form.options;

import dev.quayside.app.task.Background;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The options of the parcel, closed until the packer opens them; what there is to choose from is
/// read then.
public final class OptionsModel {

  /// Days ahead that can be chosen: as many as the carrier with most takes.
  private static final int DAYS = 10;

  private final Background background;
  private final OptionsGateway gateway;
  private final OptionsForm form;
  private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
  private final ReadOnlyIntegerWrapper wanted = new ReadOnlyIntegerWrapper();

  /// Those that can pay, the sender first.
  public final ObservableList<PayorChoice> payors =
      FXCollections.observableArrayList(PayorChoice.OURS);

  public OptionsModel(Background background, OptionsGateway gateway, OptionsForm form) {
    this.background = background;
    this.gateway = gateway;
    this.form = form;
    form.payor.addListener((_, _, now) -> offer(now));
    form.duties.addListener((_, _, now) -> offer(now));
  }

  public OptionsForm form() {
    return form;
  }

  /// Whether the fields are shown.
  public ReadOnlyBooleanProperty open() {
    return open.getReadOnlyProperty();
  }

  /// The days that can be chosen; null for the next one that the carrier collects on.
  List<@Nullable LocalDate> days() {
    var today = gateway.today();
    var days =
        Stream.<@Nullable LocalDate>concat(
            Stream.<@Nullable LocalDate>of((LocalDate) null),
            Stream.iterate(today.plusDays(1), day -> day.plusDays(1)).limit(DAYS));
    return days.toList();
  }

  /// Grows whenever the packer asked for the fields by key, which begins with the first of them.
  ReadOnlyIntegerProperty wanted() {
    return wanted.getReadOnlyProperty();
  }

  /// Opens the fields by key, and closes them.
  ///
  /// @return whether they are open now
  public boolean key() {
    toggle();
    if (open.get()) {
      wanted.set(wanted.get() + 1);
    }
    return open.get();
  }

  /// Opens or closes the fields.
  public void toggle() {
    open.set(!open.get());
    if (open.get()) {
      background.run(
          gateway::payors,
          kept -> {
            var chosen = List.of(form.payor.get(), form.duties.get());
            payors.removeIf(each -> !each.isOurs() && !chosen.contains(each));
            kept.stream().map(PayorChoice::of).forEach(this::offer);
          },
          failure -> {});
    }
  }

  /// A choice that comes with an order is one of them.
  private void offer(PayorChoice choice) {
    if (!payors.contains(choice)) {
      payors.add(choice);
    }
  }
}
