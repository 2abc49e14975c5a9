package dev.quayside.app.person;

import dev.quayside.app.screen.ship.packing.Preference;
import dev.quayside.app.screen.ship.scanner.ScanReader;

/// Reads badges on the screens that read no other codes.
public record BadgeReader(Badges badges) implements ScanReader {

  @Override
  public void submit(String code) {
    badges.take(code.strip(), () -> {}, () -> {});
  }

  @Override
  public void submitIfKnown(String code, Runnable known, Runnable unknown) {
    badges.take(code.strip(), known, unknown);
  }

  @Override
  public void tellBroken() {
    // the person scans again when nothing happens
  }

  @Override
  public Preference choice() {
    return Preference.NONE;
  }

  @Override
  public void restore(Preference before) {
    // only the Ship screen has a choice to restore
  }
}
