package dev.quayside.engine.source.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Properties;

/// The tables of an invented ERP in a SQLite file, to try the database link with: orders with their
/// lines, and a view of a row for each line. The people are invented; the telephone numbers are
/// from the range reserved for fiction.
public final class SampleTables {

  /// As the guide names it.
  public static final String FILE = "sample-erp.db";

  /// What the guide looks up first.
  public static final String FIRST = "4001";

  public static final String BY_KEY = "select * from ship_view where ord_no = :key";
  public static final String SHIPPED =
      "update orders set tracking = :trackingNumber, shipped_at = :shippedAt where ord_no = :reference";
  public static final String FOUND =
      "select 1 from orders where ord_no = :reference and tracking = :trackingNumber";
  public static final String VOIDED =
      "update orders set tracking = null, shipped_at = null"
          + " where ord_no = :reference and tracking = :trackingNumber";

  private static final int ORDERS = 20;

  private static final List<String> TABLES =
      List.of(
          "create table orders (ord_no text primary key, customer text, street text, city text,"
              + " state text, zip text, country text, phone text, tracking text, shipped_at text,"
              + " changed text default current_timestamp)",
          "create table order_line (ord_no text references orders, sku text, item text,"
              + " quantity integer, item_weight_oz real)",
          "create view ship_view as select o.ord_no, o.customer, o.street, o.city, o.state, o.zip,"
              + " o.country, o.phone, l.sku, l.item, l.quantity, l.item_weight_oz, o.changed"
              + " from orders o join order_line l on l.ord_no = o.ord_no");

  private static final List<String> PEOPLE =
      List.of("Maya Lindqvist", "Omar Haddad", "Priya Raman", "Jonas Weber", "Lucia Ortega");

  private record Town(String street, String city, String state, String zip) {}

  private static final List<Town> TOWNS =
      List.of(
          new Town("1437 Larimer St", "Denver", "CO", "80202"),
          new Town("350 5th Ave", "New York", "NY", "10118"),
          new Town("233 S Wacker Dr", "Chicago", "IL", "60606"),
          new Town("500 E 4th St", "Austin", "TX", "78701"));

  private record Goods(String sku, String item, double ounces) {}

  private static final List<Goods> GOODS =
      List.of(
          new Goods("MUG-BLUE", "Mug, blue", 12.5),
          new Goods("TEA-100", "Green tea, 100 g", 4),
          new Goods("BOWL-L", "Bowl, large", 40));

  private SampleTables() {}

  /// Makes the file anew.
  public static void write(Path file) throws IOException {
    Files.deleteIfExists(file);
    var url = "jdbc:sqlite:" + file.toAbsolutePath();
    try (var connection = new org.sqlite.JDBC().connect(url, new Properties())) {
      fill(connection);
    } catch (SQLException e) {
      throw new IOException(e);
    }
  }

  private static void fill(Connection connection) throws SQLException {
    connection.setAutoCommit(false);
    try (var statement = connection.createStatement()) {
      for (var table : TABLES) {
        statement.execute(table);
      }
    }
    for (int place = 0; place < ORDERS; place++) {
      order(connection, place);
    }
    connection.commit();
  }

  private static void order(Connection connection, int place) throws SQLException {
    var number = Integer.toString(Integer.parseInt(FIRST) + place);
    var town = TOWNS.get(place % TOWNS.size());
    var sql =
        "insert into orders (ord_no, customer, street, city, state, zip, country, phone)"
            + " values (?, ?, ?, ?, ?, ?, 'US', '212-555-0142')";
    insert(
        connection,
        sql,
        number,
        PEOPLE.get(place % PEOPLE.size()),
        town.street(),
        town.city(),
        town.state(),
        town.zip());
    for (int line = 0; line <= place % 2; line++) {
      var goods = GOODS.get((place + line) % GOODS.size());
      insert(
          connection,
          "insert into order_line values (?, ?, ?, ?, ?)",
          number,
          goods.sku(),
          goods.item(),
          1 + place % 3,
          goods.ounces());
    }
  }

  private static void insert(Connection connection, String sql, Object... values)
      throws SQLException {
    try (var statement = connection.prepareStatement(sql)) {
      for (int place = 0; place < values.length; place++) {
        statement.setObject(place + 1, values[place]);
      }
      statement.executeUpdate();
    }
  }
}
