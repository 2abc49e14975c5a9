package dev.quayside.engine.carrier;

import dev.quayside.engine.parcel.address.Address;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A carrier that looks addresses up in its own files.
public interface AddressLookup {

  /// Whether it has files of a country at all. Others are not asked about.
  ///
  /// @param country as in {@link Address#country}
  default boolean covers(String country) {
    return true;
  }

  /// @throws dev.quayside.engine.base.problem.ProblemException `CARRIER_UNAVAILABLE`
  Finding lookUpAddress(Address address);

  /// What the carrier knows of an address.
  ///
  /// @param found whether it delivers there
  /// @param standard as it writes it; null when it has nothing better. What is left out of it stays
  ///   as it was asked
  /// @param remarks in its own words
  record Finding(boolean found, @Nullable Address standard, List<String> remarks) {
    public Finding {
      remarks = List.copyOf(remarks);
    }
  }
}
