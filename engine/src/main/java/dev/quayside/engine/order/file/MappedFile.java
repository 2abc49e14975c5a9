package dev.quayside.engine.order.file;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderWords;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// A file read as a table, with the meaning of its columns. Nothing is stored yet.
public interface MappedFile {

  FileKind kind();

  Sheet sheet();

  Mapping mapping();

  /// Whether the mapping was used for a file of the same layout before.
  boolean remembered();

  /// Whether an import would have no result.
  boolean isEmpty();

  /// Required columns that are not mapped.
  default Set<Column> missing() {
    return kind().missing(mapping());
  }

  /// Headers of columns that are not mapped.
  default List<String> unused() {
    var header = sheet().header();
    return header.stream()
        .filter(each -> !mapping().places().containsValue(header.indexOf(each)))
        .toList();
  }

  /// @throws ProblemException `INVALID_REQUEST` naming the required columns that are not mapped
  default void requireColumns() {
    var found = new Violations();
    missing()
        .forEach(
            column -> found.add(column.name().toLowerCase(Locale.ROOT), OrderWords.FIELD_COLUMN));
    found.throwAs(ProblemCode.INVALID_REQUEST);
  }
}
