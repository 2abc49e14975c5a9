package dev.quayside.engine.carrier.tracking;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A carrier's published status codes with the meaning of each. Letter case and spaces around a
/// code do not count.
public final class Meanings {

  private static final Pattern RANGE = Pattern.compile("(\\d+)-(\\d+)");

  private final Map<String, Meaning> byCode;

  private Meanings(Map<String, Meaning> byCode) {
    this.byCode = byCode;
  }

  public static Builder list() {
    return new Builder();
  }

  public Optional<Meaning> of(String code) {
    return Optional.ofNullable(byCode.get(plain(code)));
  }

  public Meaning orUnderWay(String code) {
    return of(code).orElse(Meaning.UNDER_WAY);
  }

  private static String plain(String code) {
    return code.strip().toUpperCase(Locale.ROOT);
  }

  /// Builds the list.
  public static final class Builder {

    private final Map<String, Meaning> byCode = new HashMap<>();

    private Builder() {}

    /// @param codes separated by spaces; `53-55` means three
    public Builder put(TrackingStatus status, @Nullable Substatus substatus, String codes) {
      var meaning = new Meaning(status, substatus);
      Stream.of(codes.split(" ", -1))
          .flatMap(Builder::each)
          .forEach(code -> byCode.put(plain(code), meaning));
      return this;
    }

    private static Stream<String> each(String code) {
      var range = RANGE.matcher(code);
      return range.matches()
          ? IntStream.rangeClosed(
                  Integer.parseInt(range.group(1)), Integer.parseInt(range.group(2)))
              .mapToObj(String::valueOf)
          : Stream.of(code);
    }

    public Meanings build() {
      return new Meanings(Map.copyOf(byCode));
    }
  }
}
