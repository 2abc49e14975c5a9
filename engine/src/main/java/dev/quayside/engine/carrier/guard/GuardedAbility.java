package dev.quayside.engine.carrier.guard;

import dev.quayside.engine.carrier.AddressLookup;
import dev.quayside.engine.carrier.Closing;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.parcel.address.Address;
import java.util.function.Supplier;

/// Puts the abilities that only some carriers have behind the carrier's breakers.
final class GuardedAbility {

  /// Runs a call behind a breaker.
  interface Guard {
    <T> T call(Operation operation, Supplier<T> call);
  }

  private GuardedAbility() {}

  /// @param capability the interface that is meant: a carrier may implement several
  static <T> T of(Class<T> capability, T able, Guard guard) {
    Object guarded = able;
    if (capability == AddressLookup.class) {
      guarded = new Lookup((AddressLookup) able, guard);
    } else if (capability == Pickups.class) {
      guarded = new Collection((Pickups) able, guard);
    } else if (capability == Closing.class) {
      guarded = new Close((Closing) able, guard);
    }
    return capability.cast(guarded);
  }

  private record Lookup(AddressLookup carrier, Guard guard) implements AddressLookup {
    @Override
    public boolean covers(String country) {
      return carrier.covers(country);
    }

    @Override
    public Finding lookUpAddress(Address address) {
      return guard.call(Operation.ADDRESS, () -> carrier.lookUpAddress(address));
    }
  }

  private record Collection(Pickups carrier, Guard guard) implements Pickups {
    @Override
    public Naming serviceNaming() {
      return carrier.serviceNaming();
    }

    @Override
    public Booking book(Request request) {
      return guard.call(Operation.PICKUP, () -> carrier.book(request));
    }

    @Override
    public void cancel(String handle) {
      guard.call(
          Operation.PICKUP,
          () -> {
            carrier.cancel(handle);
            return true;
          });
    }
  }

  private record Close(Closing carrier, Guard guard) implements Closing {
    @Override
    public Closed close(Request request) {
      return guard.call(Operation.CLOSE, () -> carrier.close(request));
    }
  }
}
