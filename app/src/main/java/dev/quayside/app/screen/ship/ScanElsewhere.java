package dev.quayside.app.screen.ship;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.scanner.ScanCommand;
import dev.quayside.app.scanner.ScanReader;
import dev.quayside.engine.order.scan.Scanned;
import java.util.function.BooleanSupplier;

/// Reads what is scanned on the screens other than Ship: an order or a label is opened on Ship, a
/// badge signs in, and any other code is told.
///
/// @param open shows the Ship screen
/// @param listsLabels whether the search of the screen in view finds labels itself
public record ScanElsewhere(
    ScanModel ship, Notices notices, Runnable open, BooleanSupplier listsLabels)
    implements ScanReader {

  @Override
  public void submit(String scanned) {
    var code = scanned.strip();
    if (ScanCommand.of(code).isPresent()) {
      // what a command means is on a screen that the packer does not see
      notices.tell(Notice.attention("ship.elsewhere.command", code));
    } else {
      ship.find(
          code,
          _ -> true,
          open,
          () -> {},
          () -> notices.tell(Notice.attention("ship.scan.unknown", code)));
    }
  }

  @Override
  public void submitIfKnown(String code, Runnable known, Runnable unknown) {
    Runnable opened =
        () -> {
          known.run();
          open.run();
        };
    boolean labelsStay = listsLabels.getAsBoolean();
    ship.find(
        code.strip(),
        found -> !(labelsStay && found instanceof Scanned.Shipped),
        opened,
        known,
        unknown);
  }

  @Override
  public void tellBroken() {
    notices.tell(Notice.attention("ship.scan.broken"));
  }

  /// The keys of other screens choose no rate.
  @Override
  public Runnable keepChoice() {
    return () -> {};
  }
}
