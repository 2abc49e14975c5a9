package dev.quayside.engine.carrier.http;

import java.util.Locale;
import java.util.Map;

/// What came of a question to a carrier.
public sealed interface CarrierAnswer {

  /// The carrier said something.
  ///
  /// @param headers by lower-case name
  /// @param body at most its first 64 KiB
  record Said(int status, Map<String, String> headers, String body) implements CarrierAnswer {

    public Said {
      headers = Map.copyOf(headers);
    }

    public String header(String name) {
      return headers.getOrDefault(name.toLowerCase(Locale.ROOT), "");
    }

    public boolean isGood() {
      return status >= 200 && status < 300;
    }

    /// A body may hold a token.
    @Override
    public String toString() {
      return "Said[" + status + "]";
    }
  }

  /// There was no whole answer.
  record Silent(Silence why) implements CarrierAnswer {}

  /// Why there was none.
  enum Silence {
    UNKNOWN_HOST,
    NO_CONNECTION,
    NOT_SECURE,
    LATE,
    BROKE_OFF
  }
}
