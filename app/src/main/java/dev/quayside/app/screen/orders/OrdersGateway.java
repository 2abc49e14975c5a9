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

/// The Orders screen's access to the engine, for one workspace; called off the window's thread. All
/// may throw {@link dev.quayside.engine.base.problem.ProblemException}.
public interface OrdersGateway extends FilesGateway, BatchGateway, HandlingGateway {

  /// Calls `news` with what has changed, on any thread.
  ///
  /// @return stops listening
  Runnable listen(Consumer<News> news);

  /// What is to be read again.
  ///
  /// @param all whether any order may have changed
  /// @param orders ids of those that have
  /// @param files whether a file was imported or corrected
  /// @param folder whether the watched folder has changed
  /// @param batch whether a batch made progress
  /// @param paper whether a print job has changed
  record News(
      boolean all,
      Set<String> orders,
      boolean files,
      boolean folder,
      boolean batch,
      boolean paper) {}

  /// All orders, oldest first: they have waited longest.
  List<OrderRow> orders();

  /// These orders, oldest first.
  List<OrderRow> orders(Set<String> ids);

  /// Writes the shipped orders with their tracking numbers.
  ///
  /// @return the number of orders
  int exportShipped(Path to);

  /// The labels that are not known to be on paper, by their id.
  Map<String, Unprinted> unprinted();

  /// The service the rules choose for a parcel now.
  OrderRow.Rated rate(BatchParcel parcel, Fallback fallback);

  void hold(String orderId, String reason);

  void release(String orderId);

  void cancel(String orderId);

  void reopen(String orderId);

  Optional<WatchedFolder> watched();

  WatchedFolder watch(String path, boolean on);
}
