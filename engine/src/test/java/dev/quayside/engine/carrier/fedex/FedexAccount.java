package dev.quayside.engine.carrier.fedex;

import static dev.quayside.engine.carrier.doubles.NewYork.TUESDAY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.doubles.Accounts;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;

/// An account with FedEx over a real line, against a double that holds every request to its files.
abstract class FedexAccount {

  final FedexDouble fedex = new FedexDouble();

  Instant now = TUESDAY;

  final Carrier carrier = open(Map.of());

  Carrier open(Map<String, String> more) {
    var values = new HashMap<>(FedexDouble.ACCOUNT);
    values.putAll(more);
    return Accounts.open(new Fedex(), fedex.url(), () -> now, values);
  }

  @AfterEach
  void everyRequestWasAsTheFilesSay() {
    fedex.close();
    assertThat(fedex.violations()).isEmpty();
  }
}
