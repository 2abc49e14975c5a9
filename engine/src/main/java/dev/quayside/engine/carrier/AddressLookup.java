package dev.quayside.engine.carrier;

import dev.quayside.engine.parcel.address.Address;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A carrier that looks up addresses in its own files.
public interface AddressLookup {

  /// Whether its files cover a country. It is not asked about addresses elsewhere.
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
  /// @param standard the address as the carrier writes it, empty parts meaning as asked; null when
  ///   it has nothing better
  /// @param remarks the carrier's, in its own words
  record Finding(boolean found, @Nullable Address standard, List<String> remarks) {
    public Finding {
      remarks = List.copyOf(remarks);
    }
  }
}
