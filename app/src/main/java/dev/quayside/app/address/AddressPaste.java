package dev.quayside.app.address;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;

/// Puts a pasted block of text into an address.
public record AddressPaste(AddressForm address, Notices notices) {

  /// Splits the text into the address's fields, and reports lines without a field.
  ///
  /// @return false when the text holds no address
  public boolean take(String text) {
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
