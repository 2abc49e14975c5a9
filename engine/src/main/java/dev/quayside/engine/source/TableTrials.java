package dev.quayside.engine.source;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopParcel;
import dev.quayside.engine.source.kind.SourceWords;
import dev.quayside.engine.source.kind.TableQuery;
import dev.quayside.engine.source.kind.TableTrial;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/// What a person tries while a shop's own tables are connected: which there are, and what would be
/// written into them.
public final class TableTrials {

  /// So that a person who finds it in the tables knows what it is.
  private static final String NUMBER = "TEST";

  private static final String CARRIER = "ups";
  private static final String CARRIER_NAME = "UPS";
  private static final String SERVICE = "ups_ground";
  private static final BigDecimal OUNCES = new BigDecimal("16");
  private static final Duration AGAIN = Duration.ofSeconds(30);

  private final SourceRecords records;
  private final OpenSources open;

  TableTrials(SourceRecords records, OpenSources open) {
    this.records = records;
    this.open = open;
  }

  /// The tables and views of a shop's database.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` for a shop that is no database;
  ///   `SOURCE_UNAVAILABLE` when it does not answer
  public List<TableTrial.Table> tables(Caller caller, String id) {
    return tried(records.row(caller, id), "fields.url", TableTrial::tables);
  }

  /// Writes the number of a made-up parcel for an order, and undoes it.
  ///
  /// @param order as the tables have it
  /// @throws ProblemException as {@link #tables}; `CONFLICT` in the sandbox for a database that is
  ///   not on this machine; `INVALID_REQUEST` naming the statement with what the database says of
  ///   it
  public TableTrial.Write shipped(Caller caller, String id, SalesOrder order) {
    var row = records.row(caller, id);
    if (!open.mayTell(caller.environment(), row.source())) {
      throw ProblemException.refused(ProblemCode.CONFLICT, SourceWords.ONLY_HERE);
    }
    var parcel = parcel(order);
    return tried(row, TableQuery.SHIPPED.field(), trial -> trial.write(TableQuery.SHIPPED, parcel));
  }

  private <T> T tried(SourceRow row, String field, Function<TableTrial, T> asked) {
    try {
      return asked.apply(
          open.shop(row)
              .trial()
              .orElseThrow(
                  () ->
                      ProblemException.refused(
                          ProblemCode.CONFLICT, SourceWords.NO_DATABASE, row.source().name())));
    } catch (ShopException trouble) {
      throw trouble.kind() == ShopException.Kind.REFUSED
          ? ProblemException.invalid(ProblemCode.INVALID_REQUEST, field, trouble.said())
          : ProblemException.tryLater(ProblemCode.SOURCE_UNAVAILABLE, trouble.said(), AGAIN);
    }
  }

  private ShopParcel parcel(SalesOrder order) {
    var now = records.now();
    var origin = order.origin();
    var number = origin == null ? order.number() : origin.externalId();
    var key = origin == null || origin.key() == null ? number : origin.key();
    return new ShopParcel(
        number,
        order.number(),
        NUMBER,
        CARRIER,
        CARRIER_NAME,
        SERVICE,
        null,
        now,
        List.of(),
        order.details().to(),
        Money.usd("9.99"),
        true,
        new ShopParcel.TableLabel(
            NUMBER, key, SERVICE, null, OUNCES, 1, 1, null, null, null, false, null));
  }
}
