package dev.quayside.app.savedview;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A list that can be shown as a view has it. Filters are parameters of the list's operation of the
/// API, by name.
public interface Viewable {

  /// What the list is narrowed by now; empty where no view can keep that.
  ///
  /// @param open the filter of the open view, as it was opened; empty without one
  Optional<Map<String, String>> filter(Map<String, String> open);

  /// Narrows the list to what a view leaves, and shows in the list's own fields what of the filter
  /// they can say.
  void open(Map<String, String> filter, List<String> ids);

  /// Shows what the open view leaves now.
  void show(List<String> ids);

  /// Shows the list as it is without a view.
  void close();
}
