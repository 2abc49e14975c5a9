package dev.quayside.app.table;

import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.order.file.MappedFile;
import dev.quayside.engine.order.file.Mapping;
import dev.quayside.engine.order.file.cell.Column;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Currency;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/// A table file during its import: the meaning of its columns, and a preview of the result.
///
/// @param <F> the file as it is understood
/// @param <T> the result of the import
public final class IncomingFile<F extends MappedFile, T> {

  /// The import's access to the engine; called off the window's thread.
  public interface Gateway<F, T> {

    F preview(Path file) throws IOException;

    /// A preview of the same file with another meaning of its columns.
    F preview(F before, Mapping mapping);

    /// A preview of the same file with another currency for amounts that name none; the same where
    /// that is not asked.
    default F preview(F before, Currency currency) {
      return before;
    }

    T take(String name, F file);
  }

  private final Background background;
  private final Gateway<F, T> gateway;
  private final Consumer<T> taken;
  private final ReadOnlyObjectWrapper<@Nullable F> preview = new ReadOnlyObjectWrapper<>();

  /// Why a file could not be opened.
  public final ObjectProperty<@Nullable Problem> problem = new SimpleObjectProperty<>();

  public final BooleanProperty busy = new SimpleBooleanProperty();
  public final BooleanBinding takeable;
  private String name = "";

  /// The newest mapping of the columns, while its preview is being made.
  private @Nullable Mapping wanted;

  public IncomingFile(Background background, Gateway<F, T> gateway, Consumer<T> taken) {
    this.background = background;
    this.gateway = gateway;
    this.taken = taken;
    takeable =
        Bindings.createBooleanBinding(
            () -> {
              var now = preview.get();
              return now != null && !busy.get() && now.missing().isEmpty() && !now.isEmpty();
            },
            preview,
            busy);
  }

  /// The preview; null when no file is open.
  public ReadOnlyObjectProperty<@Nullable F> preview() {
    return preview.getReadOnlyProperty();
  }

  public String name() {
    return name;
  }

  public void open(Path file) {
    wanted = null;
    name = String.valueOf(file.getFileName());
    problem.set(null);
    busy.set(true);
    background.run(() -> gateway.preview(file), this::show, this::fail);
  }

  /// Sets the meaning of a column.
  ///
  /// @param place index of the file's column, from 0
  /// @param column null to leave it unused
  public void map(int place, @Nullable Column column) {
    var now = preview.get();
    if (now == null) {
      return;
    }
    var before = Objects.requireNonNullElse(wanted, now.mapping());
    var mapping = column == null ? before.unused(place) : before.with(column, place);
    if (!mapping.equals(before)) {
      wanted = mapping;
      busy.set(true);
      background.run(
          () -> gateway.preview(now, mapping),
          read -> {
            if (mapping.equals(wanted)) {
              wanted = null;
              show(read);
            }
          },
          this::fail);
    }
  }

  /// Says the currency of amounts that name none.
  public void money(Currency currency) {
    var now = preview.get();
    if (now != null) {
      wanted = null;
      busy.set(true);
      background.run(() -> gateway.preview(now, currency), this::show, this::fail);
    }
  }

  /// Imports the valid rows.
  public void take() {
    var now = preview.get();
    if (now == null || !takeable.get()) {
      return;
    }
    busy.set(true);
    background.run(() -> gateway.take(name, now), this::done, this::fail);
  }

  public void close() {
    preview.set(null);
    problem.set(null);
  }

  private void show(F now) {
    busy.set(false);
    preview.set(now);
  }

  private void done(T brought) {
    busy.set(false);
    taken.accept(brought);
    preview.set(null);
  }

  private void fail(Throwable failure) {
    wanted = null;
    busy.set(false);
    problem.set(Failures.problem(failure));
  }
}
