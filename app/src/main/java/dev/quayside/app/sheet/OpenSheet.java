package dev.quayside.app.sheet;

import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Refresh;
import dev.quayside.engine.base.problem.Problem;
import java.util.concurrent.Callable;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/// The sheet of one record beside its list. It follows the selection, and is read again when its
/// record changes.
///
/// @param <S> all that is known of a record
public final class OpenSheet<S> {

  private final Function<String, S> reader;
  private final Refresh<Read<S>> reading;
  private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable S> sheet = new ReadOnlyObjectWrapper<>();

  /// Why it could not be read.
  public final ObjectProperty<@Nullable Problem> problem = new SimpleObjectProperty<>();

  private String id = "";

  /// A sheet as it was read, with the id of its record; null when it was closed meanwhile.
  private record Read<S>(String id, @Nullable S sheet) {}

  /// @param reader reads the sheet of a record by its id, off the window's thread
  public OpenSheet(Background background, Function<String, S> reader) {
    this.reader = reader;
    reading = new Refresh<>(background, this::question, this::read, this::fail);
  }

  public ReadOnlyBooleanProperty open() {
    return open.getReadOnlyProperty();
  }

  /// The record with all that is known of it; null until it was read.
  public ReadOnlyObjectProperty<@Nullable S> sheet() {
    return sheet.getReadOnlyProperty();
  }

  /// The id of the record that is shown; empty for none.
  public String id() {
    return id;
  }

  /// Opens the sheet of a record.
  public void open(String recordId) {
    show(recordId);
    open.set(true);
  }

  public void close() {
    open.set(false);
    id = "";
    sheet.set(null);
    problem.set(null);
  }

  /// Shows another record, when the sheet is open.
  public void follow(String recordId) {
    if (open.get() && !recordId.equals(id)) {
      show(recordId);
    }
  }

  /// Reads the record again, as something of it may have changed.
  public void changed() {
    if (open.get()) {
      reading.soon();
    }
  }

  /// Tries again after a failure.
  public void retry() {
    reading.now();
  }

  private void show(String recordId) {
    if (!recordId.equals(id)) {
      sheet.set(null);
      problem.set(null);
      id = recordId;
    }
    reading.now();
  }

  private Callable<Read<S>> question() {
    var asked = id;
    return () -> new Read<>(asked, asked.isEmpty() ? null : reader.apply(asked));
  }

  private void read(Read<S> found) {
    if (found.sheet() != null && found.id().equals(id)) {
      problem.set(null);
      sheet.set(found.sheet());
    }
  }

  private void fail(Throwable failure) {
    if (open.get()) {
      problem.set(Failures.problem(failure));
    }
  }
}
