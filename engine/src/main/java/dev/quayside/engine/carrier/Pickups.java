package dev.quayside.engine.carrier;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.parcel.address.Address;
import java.time.LocalDate;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/// A carrier that comes for parcels when it is asked to.
public interface Pickups {

  /// Whether it has to be told what the parcels go by.
  enum Naming {
    /// It does not ask.
    NEVER,
    /// Nobody needs to say.
    WELCOME,
    /// Who is not told sends nobody: each service has a driver of its own.
    REQUIRED
  }

  default Naming serviceNaming() {
    return Naming.WELCOME;
  }

  /// @throws InDoubtException when nobody knows whether it was booked
  /// @throws dev.quayside.engine.base.problem.ProblemException when it was not
  Booking book(Request request);

  /// Doing it twice changes nothing.
  ///
  /// @param handle of {@link Booking#handle}
  void cancel(String handle);

  /// @param reference ours, never used for a second pickup
  /// @param ready by the place's clock
  /// @param closing by the place's clock
  /// @param location where at the address: `front desk`
  /// @param service what most of the parcels go by, of the carrier's catalogue; null when nobody
  ///   said: some carriers send another driver for another service
  record Request(
      String reference,
      Address at,
      LocalDate date,
      LocalTime ready,
      LocalTime closing,
      String location,
      int parcels,
      Weight weight,
      @Nullable String service) {}

  /// @param handle what a cancellation needs, in the carrier's words
  /// @param number for people
  /// @param charged null when the carrier does not say
  record Booking(String handle, String number, LocalDate date, @Nullable Money charged) {}
}
