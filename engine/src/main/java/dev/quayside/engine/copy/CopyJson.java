package dev.quayside.engine.copy;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.printing.message.Message;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Copied settings on the wire.
///
/// @param data one for each kind that was asked for
record CopyJson(List<KindJson> data) {

  /// Things of one kind that are listed; the counts are of all. Those with something to say come
  /// first where there are more.
  private static final int MOST_ITEMS = 1_000;

  private static final int LONGEST_KEY = 4_000;

  /// @param added how many are new
  record KindJson(
      String what,
      @JsonProperty("new") int added,
      int changed,
      int left,
      int refused,
      List<ItemJson> items) {

    static KindJson of(Copied copied) {
      return new KindJson(
          copied.kind().wire(),
          copied.count(CopyOutcome.NEW),
          copied.count(CopyOutcome.CHANGED),
          copied.count(CopyOutcome.LEFT),
          copied.count(CopyOutcome.REFUSED),
          listed(copied).map(ItemJson::of).toList());
    }

    private static Stream<CopyItem> listed(Copied copied) {
      return copied.items().size() <= MOST_ITEMS
          ? copied.items().stream()
          : Stream.concat(
                  copied.incomplete().stream(),
                  copied.items().stream().filter(each -> each.missing().isEmpty()))
              .limit(Math.max(MOST_ITEMS, copied.incomplete().size()));
    }
  }

  record ItemJson(String name, String outcome, List<MissingJson> missing) {

    static ItemJson of(CopyItem item) {
      return new ItemJson(
          item.name(),
          item.outcome().wire(),
          item.missing().stream().map(MissingJson::of).toList());
    }
  }

  record MissingJson(String field, Message message) {

    static MissingJson of(Violation missing) {
      return new MissingJson(missing.field(), missing.message());
    }
  }

  /// @param fromKey a credential of the workspace that is copied
  record Asked(String fromKey, Set<CopyKind> kinds, boolean replace) {

    /// Leaves the credential out, so that it cannot get into a log line.
    @Override
    public String toString() {
      return "Asked[" + kinds + "]";
    }
  }

  static CopyJson of(List<Copied> copied) {
    return new CopyJson(copied.stream().map(KindJson::of).toList());
  }

  static Asked read(Fields body) {
    var key = body.requiredText("fromKey", LONGEST_KEY);
    var kinds = EnumSet.noneOf(CopyKind.class);
    var asked = body.texts("what", CopyKind.values().length);
    for (int i = 0; i < asked.size(); i++) {
      var word = asked.get(i);
      var field = body.path("what[" + i + "]");
      Stream.of(CopyKind.values())
          .filter(each -> each.wire().equals(word))
          .findFirst()
          .ifPresentOrElse(
              kinds::add, () -> body.violations().add(field, CopyWords.UNKNOWN, all()));
    }
    return new Asked(
        key,
        body.has("what") ? kinds : CopyRequest.everything(),
        Boolean.TRUE.equals(body.bool("replace")));
  }

  private static String all() {
    return String.join(", ", Stream.of(CopyKind.values()).map(CopyKind::wire).toList());
  }
}
