package dev.quayside.engine.source.kind;

import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.file.Mapping;
import dev.quayside.engine.order.file.table.OrderTable;
import dev.quayside.engine.order.file.table.RowsAre;
import dev.quayside.engine.order.file.table.TableOrder;
import dev.quayside.printing.message.Message;
import java.time.ZoneId;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What the engine does for a shop that is a folder of files: it reads them as it reads files of
/// orders anywhere, and remembers what the folder itself cannot.
public interface SourceContext {

  /// Orders of a file.
  record FileOrders(List<NewOrder> good, List<Fault> faults, List<Left> left) {
    public FileOrders {
      good = List.copyOf(good);
      faults = List.copyOf(faults);
      left = List.copyOf(left);
    }
  }

  /// An order that is not to be shipped.
  record Left(String number, SkipReason reason) {}

  /// Why a line of a file is no order.
  ///
  /// @param line its number in the file; of JSON, the order's place in it
  /// @param number of the order, as far as it could be read
  /// @param column its header in the file
  record Fault(int line, String number, String column, Message message) {}

  /// Orders of a CSV or JSON file.
  ///
  /// @param currency of amounts that name none; null for the account's
  /// @throws dev.quayside.engine.base.problem.ProblemException when it is neither
  FileOrders read(byte[] content, @Nullable Currency currency);

  /// Orders in the rows of a shop's own tables.
  ///
  /// @param columns what was said of columns, before any guess
  List<TableOrder> read(OrderTable table, List<Mapping.Chosen> columns, RowsAre rows);

  /// What each label is taken for, as the API calls it; null for one that is not used.
  Map<String, @Nullable String> columns(OrderTable table, List<Mapping.Chosen> columns);

  /// Of the workspace, for times that have none.
  ZoneId zone();

  SourcePlaces places();

  /// Keeps a field that was found out when nothing was entered, as the key of a host is. People see
  /// it, and the shop is opened with it from then on.
  void keep(String field, String value);

  /// Whether a file was taken in and is still in the folder.
  ///
  /// @param file what tells it from every other
  boolean hasTaken(String file);

  /// The orders of a file are stored.
  void taken(String file);

  /// A file is out of the folder.
  void gone(String file);
}
