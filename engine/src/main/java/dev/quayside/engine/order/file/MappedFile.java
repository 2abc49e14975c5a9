package dev.quayside.engine.order.file;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderWords;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// A file as a table and what its columns are taken to hold. Nothing is kept yet.
public interface MappedFile {

  FileKind kind();

  Sheet sheet();

  Mapping mapping();

  /// Whether the mapping was used for a file of this layout before.
  boolean remembered();

  /// Whether nothing would come of it.
  boolean isEmpty();

  /// What every line needs and no column holds.
  default Set<Column> missing() {
    return kind().missing(mapping());
  }

  /// Headers nobody reads.
  default List<String> unused() {
    var header = sheet().header();
    return header.stream()
        .filter(each -> !mapping().places().containsValue(header.indexOf(each)))
        .toList();
  }

  /// @throws ProblemException `INVALID_REQUEST` naming the columns nobody mapped
  default void requireColumns() {
    var found = new Violations();
    missing()
        .forEach(
            column -> found.add(column.name().toLowerCase(Locale.ROOT), OrderWords.FIELD_COLUMN));
    found.throwAs(ProblemCode.INVALID_REQUEST);
  }
}
