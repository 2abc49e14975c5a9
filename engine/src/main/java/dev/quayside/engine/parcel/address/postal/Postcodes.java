package dev.quayside.engine.parcel.address.postal;

import java.util.List;
import java.util.Set;

/// Where the postal codes of one country lie.
public interface Postcodes {

  /// Whether the code is in the table.
  boolean lists(String code);

  /// The states an address with this code may name; none when no such code can exist.
  Set<String> states(String code);

  /// The places of a listed code, in a state or, with empty text, in any.
  List<String> places(String code, String state);
}
