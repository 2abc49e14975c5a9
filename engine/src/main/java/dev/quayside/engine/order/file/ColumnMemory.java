package dev.quayside.engine.order.file;

import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.file.cell.Column;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What people have chosen for columns by their names, in files of a workspace.
///
/// @param ofKind by the letters of the header, in files of the same kind
/// @param ofAny by the letters of the header, in any files
record ColumnMemory(Map<String, Column> ofKind, Map<String, Column> ofAny) {

  static final ColumnMemory NONE = new ColumnMemory(Map.of(), Map.of());

  /// The kind under which choices for any files are kept.
  static final String ANY = "";

  /// Weights without a unit: what one file means by them says nothing of another kind of file.
  private static final Set<Column> UNITLESS = EnumSet.of(Column.WEIGHT, Column.ITEM_WEIGHT);

  /// What is to be kept of one header of a file.
  ///
  /// @param kind name of the kind of file it holds for, or {@link #ANY}
  /// @param column null when nothing was chosen that the header alone does not say
  record Choice(String kind, String header, @Nullable Column column) {}

  ColumnMemory {
    ofKind = Map.copyOf(ofKind);
    ofAny = Map.copyOf(ofAny);
  }

  /// The name of the kind of a file with these headers; {@link #ANY} for one that is not known.
  static String kind(List<String> header) {
    return ExportKinds.of(header).map(ExportKind::name).orElse(ANY);
  }

  /// What a mapping says of each header, as far as other files may follow it.
  static List<Choice> choices(List<String> header, Mapping chosen) {
    var kind = ExportKinds.of(header).orElse(null);
    var usual = byPlace(FileKind.ORDERS.guess(header));
    var now = byPlace(chosen);
    var choices = new ArrayList<Choice>();
    for (int place = 0; place < header.size(); place++) {
      var key = Letters.of(header.get(place));
      var before = usual.getOrDefault(place, Set.of());
      var scope = scope(kind, key, before);
      if (!key.isEmpty() && scope.isPresent()) {
        var said = now.getOrDefault(place, Set.of());
        var other = said.stream().filter(column -> !before.contains(column)).findFirst();
        // a state that the cells show to be a status says nothing of the next file
        var own = other.filter(to -> to != Column.ORDER_STATUS || !before.contains(Column.STATE));
        choices.add(new Choice(scope.get(), key, own.orElse(null)));
      }
    }
    return choices;
  }

  /// Where a choice holds: in files of the kind for columns that the kind describes, else in all.
  /// The unit of a weight in a file of no known kind holds for its own layout alone.
  private static Optional<String> scope(@Nullable ExportKind kind, String key, Set<Column> usual) {
    boolean unit = usual.stream().anyMatch(UNITLESS::contains);
    if (kind == null) {
      return unit ? Optional.empty() : Optional.of(ANY);
    }
    boolean own = unit || kind.describes(key);
    return Optional.of(own ? kind.name() : ANY);
  }

  private static Map<Integer, Set<Column>> byPlace(Mapping mapping) {
    var columns = new HashMap<Integer, Set<Column>>();
    mapping
        .places()
        .forEach(
            (column, place) ->
                columns.computeIfAbsent(place, _ -> EnumSet.noneOf(Column.class)).add(column));
    return columns;
  }
}
