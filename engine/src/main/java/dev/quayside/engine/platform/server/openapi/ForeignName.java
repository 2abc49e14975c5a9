package dev.quayside.engine.platform.server.openapi;

import dev.quayside.engine.base.table.TableFile;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What the fields of a shipment or an order are called by other APIs. Left out in silence they
/// would cost an apartment, a signature or a return.
final class ForeignName {

  /// Whose meaning does not depend on a name of ours.
  enum Kind {
    /// Of an address: that it is a shop's or an office's.
    ADDRESS,
    /// Of an order or an item: that it is not to be shipped, or not yet.
    STANDING,
    /// What others sell with a label and this API does not.
    NOT_OFFERED,
    /// What others call a request that is to cost nothing.
    TEST,
    /// What others call an idempotency key.
    KEY
  }

  private static final String FOLDER = "/dev/quayside/engine/platform/server/openapi";
  private static final String MEANS = "means";
  private static final String BESIDE = "beside";

  /// By names of this API, by their letters what others call them.
  private static final Map<String, Set<String>> OTHERS = new HashMap<>();

  /// What names mean beside others that they mean nothing without.
  private static final Map<String, Set<String>> OTHERS_BESIDE = new HashMap<>();

  private static final Map<Kind, Set<String>> KINDS = new EnumMap<>(Kind.class);

  static {
    for (var line : TableFile.lines(FOLDER, "foreign-names.tsv")) {
      var cells = line.split("\t");
      var words = Set.of(cells[2].split(" "));
      switch (cells[0]) {
        case MEANS -> OTHERS.put(cells[1], words);
        case BESIDE -> OTHERS_BESIDE.put(cells[1], words);
        default ->
            KINDS.put(Kind.valueOf(cells[0].replace('-', '_').toUpperCase(Locale.ROOT)), words);
      }
    }
  }

  private ForeignName() {}

  /// The name of this API that a field of another one means.
  ///
  /// @param known the names to choose from
  static Optional<String> meant(String name, Collection<String> known) {
    return meant(name, known, OTHERS);
  }

  /// As {@link #meant}, of names that say it only beside the one of ours.
  static Optional<String> meantBeside(String name, Collection<String> beside) {
    return meant(name, beside, OTHERS_BESIDE);
  }

  static boolean is(Kind kind, String name) {
    return KINDS.getOrDefault(kind, Set.of()).contains(NearName.letters(name));
  }

  private static Optional<String> meant(
      String name, Collection<String> known, Map<String, Set<String>> others) {
    var letters = NearName.letters(name);
    return known.stream()
        .filter(each -> others.getOrDefault(each, Set.of()).contains(letters))
        .findFirst();
  }
}
