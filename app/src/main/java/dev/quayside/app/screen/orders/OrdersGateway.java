package dev.quayside.app.screen.orders;

import dev.quayside.app.screen.orders.batch.BatchGateway;
import dev.quayside.app.screen.orders.batch.Fallback;
import dev.quayside.app.screen.orders.file.FilesGateway;
import dev.quayside.app.screen.orders.handling.HandlingGateway;
import dev.quayside.engine.order.batch.BatchParcel;
import dev.quayside.engine.order.file.watch.WatchedFolder;
import dev.quayside.engine.print.paper.Unprinted;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/// What the Orders screen asks of the engine, for one workspace; off the window's thread. All may
/// throw {@link dev.quayside.engine.base.problem.ProblemException}.
public interface OrdersGateway extends FilesGateway, BatchGateway, HandlingGateway {

  /// Tells of what is not as it was, on any thread.
  ///
  /// @return what ends it
  Runnable listen(Consumer<News> news);

  /// What is to be looked at again.
  ///
  /// @param all whether any order may have changed
  /// @param orders ids of those that have
  /// @param files whether a file was taken in or mended
  /// @param folder whether the watched folder is not as it was
  /// @param batch whether a batch went on
  /// @param paper whether a print job did
  record News(
      boolean all,
      Set<String> orders,
      boolean files,
      boolean folder,
      boolean batch,
      boolean paper) {}

  /// Every order, oldest first: it has waited longest.
  List<OrderRow> orders();

  /// Some of them, oldest first.
  List<OrderRow> orders(Set<String> ids);

  /// Writes what was shipped, with its tracking numbers.
  ///
  /// @return how many orders
  int exportShipped(Path to);

  /// By the id of the label, those that are not known to be on paper.
  Map<String, Unprinted> unprinted();

  /// What the rules choose for a parcel now.
  OrderRow.Rated rate(BatchParcel parcel, Fallback fallback);

  void hold(String orderId, String reason);

  void release(String orderId);

  void cancel(String orderId);

  void reopen(String orderId);

  Optional<WatchedFolder> watched();

  WatchedFolder watch(String path, boolean on);
}
