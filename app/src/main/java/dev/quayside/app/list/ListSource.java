package dev.quayside.app.list;

import dev.quayside.engine.base.page.Outline;
import dev.quayside.engine.base.page.RowKey;
import java.util.List;
import java.util.Set;

/// What a long list is made from.
///
/// @param <R> a row
/// @param <F> what the engine finds: the outline, and whatever is counted with it
public interface ListSource<R, F> {

  /// The question as it stands now.
  Question<R, F> question();

  /// Ids whose places must be known: of what is chosen, and of what is to be shown.
  Set<String> sought();

  Outline outline(F found);

  /// The rows of some ids as they are now; off the model's thread.
  List<R> rows(List<String> ids);

  String id(R row);

  /// An answer is about to be shown.
  void found(F answer);

  /// Called off the model's thread.
  interface Question<R, F> {

    F find(Set<String> sought);

    /// Rows from the beginning of a page on.
    List<R> page(RowKey from, int most);
  }
}
