package dev.quayside.app.screen.ship;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.screen.ship.form.address.AddressBlock;
import dev.quayside.app.screen.ship.form.address.AddressModel;

/// A block pasted over an address.
record AddressPaste(AddressModel address, Notices notices) {

  /// Splits it into lines; says what has no field.
  ///
  /// @return false when the text holds no address
  boolean take(String text) {
    var split = AddressBlock.split(text);
    if (split.isEmpty()) {
      notices.tell(Notice.attention("ship.notice.no-address"));
      return false;
    }
    address.fill(split.get().address());
    var left = split.get().left();
    if (!left.isEmpty()) {
      notices.tell(Notice.attention("ship.notice.left-over", String.join(", ", left)));
    }
    return true;
  }
}
