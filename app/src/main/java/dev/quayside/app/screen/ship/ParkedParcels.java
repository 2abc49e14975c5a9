package dev.quayside.app.screen.ship;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.form.Draft;

/// Puts the parcel in the form aside for later, and brings any of those put aside back.
final class ParkedParcels {

  private final ShipModel ship;
  private final ParcelDrafts drafts;
  private final ScanSignal signal;
  private final Notices notices;

  ParkedParcels(ShipModel ship, ParcelDrafts drafts, ScanSignal signal, Notices notices) {
    this.ship = ship;
    this.drafts = drafts;
    this.signal = signal;
    this.notices = notices;
  }

  /// Puts the parcel in the form aside and empties the form.
  ///
  /// @return false when there is nothing to put aside
  boolean park() {
    if (!drafts.hold()) {
      return false;
    }
    ship.next();
    tell();
    return true;
  }

  /// Puts aside what was typed, before another parcel comes into the form.
  void parkWhatWasTyped() {
    if (drafts.holdWhatWasTyped()) {
      tell();
    }
  }

  private void tell() {
    notices.tell(Notice.done("ship.notice.held"));
  }

  /// Takes back the parcel that was put aside last.
  void takeNewest() {
    if (!drafts.held.isEmpty()) {
      take(drafts.held.getLast());
    }
  }

  /// Takes a parcel back; the one in the form is put aside. Its order may have been shipped or
  /// stopped meanwhile, and is read again.
  void take(Draft parked) {
    if (!ship.busy.get() && drafts.held.remove(parked)) {
      ship.load(parked);
      drafts.keep();
      signal.lead(Kind.READY, "ship.scan.back-again", parked.title());
      ship.order().check().now();
    }
  }
}
