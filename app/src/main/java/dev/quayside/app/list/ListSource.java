package dev.quayside.app.list;

import dev.quayside.engine.base.page.Outline;
import dev.quayside.engine.base.page.RowKey;
import java.util.List;
import java.util.Set;

/// Provides the content of a long list.
///
/// @param <R> a row
/// @param <F> the engine's answer: the outline, and the counts that come with it
public interface ListSource<R, F> {

  /// The current question, made of search, filter and order.
  Question<R, F> question();

  /// Ids whose positions must be known: those of the selected rows, and of a row to be shown.
  Set<String> sought();

  Outline outline(F found);

  /// The current rows of these ids; called off the model's thread.
  List<R> rows(List<String> ids);

  String id(R row);

  /// Takes the answer that is about to be shown.
  void found(F answer);

  /// Called off the model's thread.
  interface Question<R, F> {

    F find(Set<String> sought);

    /// Reads rows from the beginning of a page.
    List<R> page(RowKey from, int most);
  }
}
