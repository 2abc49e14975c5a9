package dev.quayside.app.screen.tracking;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.list.Slot;
import dev.quayside.app.list.SlotTable;
import dev.quayside.engine.tracking.Tracker;

/// The columns of the list of parcels; its order is the engine's, trouble first.
final class TrackingTable {

  private final SlotTable<Tracker> slots;
  private final TrackingModel model;

  TrackingTable(TrackingModel model, Ui ui) {
    this.model = model;
    var words = new TrackerWords(ui);
    slots =
        new SlotTable<>(
            "tracking-table",
            ui.text("tracking.list"),
            model.list(),
            id -> ui.text("tracking.column." + id));
    var today = model.today();
    var fit = slots.fit();
    fit.fixed(
        slots.pill(
            "state",
            each -> words.state(each, today.get()),
            each -> TrackerWords.tone(each, today.get())),
        116,
        0);
    fit.sharing(slots.words("recipient", TrackerWords::recipient), 5, 0);
    fit.sharing(slots.words("what", words::what), 8, 480);
    fit.sharing(slots.words("destination", TrackerWords::destination), 4, 1080);
    fit.sharing(slots.words("place", words::lastPlace), 4, 920);
    fit.fixed(slots.words("heard", each -> words.lastHeard(each, today.get())), 134, 400);
    fit.fixed(slots.words("carrier", this::carrier), 80, 640);
    fit.fixed(slots.words("promised", words::promised), 108, 720);
    fit.keep(table());
    table().getColumns().forEach(column -> column.setSortable(false));
    Follow.value(table(), today, _ -> table().refresh());
    Follow.value(table(), model.carriers(), _ -> table().refresh());
  }

  RecordTable<Slot<Tracker>> table() {
    return slots.table();
  }

  private String carrier(Tracker tracker) {
    return model.carriers().get().getOrDefault(tracker.carrier(), tracker.carrier());
  }
}
