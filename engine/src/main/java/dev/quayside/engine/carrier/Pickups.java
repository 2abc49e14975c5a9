package dev.quayside.engine.carrier;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.parcel.address.Address;
import java.time.LocalDate;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/// A carrier that collects parcels on request.
public interface Pickups {

  /// Whether a pickup has to name the service of its parcels.
  enum Naming {
    /// The carrier does not ask for it.
    NEVER,
    /// The carrier takes it, and comes without it too.
    WELCOME,
    /// Without it the carrier sends no driver: each service has its own.
    REQUIRED
  }

  default Naming serviceNaming() {
    return Naming.WELCOME;
  }

  /// @throws InDoubtException when it is not known whether the pickup was booked
  /// @throws dev.quayside.engine.base.problem.ProblemException when it was not booked
  Booking book(Request request);

  /// Cancels a pickup; a second time changes nothing.
  ///
  /// @param handle of {@link Booking#handle}
  void cancel(String handle);

  /// @param reference ours, never used for a second pickup
  /// @param ready local time from when the parcels are ready
  /// @param closing local time until when the driver can collect
  /// @param location where at the address: `front desk`
  /// @param service code of the service most of the parcels go by, for carriers that send each
  ///   service its own driver; null when not given
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

  /// @param handle what the carrier needs for a cancellation, in its own format
  /// @param number the carrier's number of the pickup, for people
  /// @param charged null when the carrier does not say
  record Booking(String handle, String number, LocalDate date, @Nullable Money charged) {}
}
