package dev.quayside.app.screen.ship.check;

import dev.quayside.app.person.Member;
import dev.quayside.engine.order.check.ScanView;
import java.util.List;

/// What becomes of confirming a piece that is not scanned.
public sealed interface Confirmation {

  record Done(ScanView scanned) implements Confirmation {}

  /// It takes the PIN or the badge of a manager.
  ///
  /// @param reason why the piece is not scanned
  record NeedsApproval(int line, String reason, List<Member> managers) implements Confirmation {
    public NeedsApproval {
      managers = List.copyOf(managers);
    }
  }
}
