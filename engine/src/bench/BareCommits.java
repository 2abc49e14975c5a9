import java.nio.file.Path;
import java.sql.DriverManager;

/// How many durable commits of one small row SQLite makes in a second on this disk, one after the
/// other: `java -cp <class path> BareCommits.java DIR SECONDS`.
class BareCommits {

  public static void main(String[] args) throws Exception {
    System.out.printf("%d%n", aSecond(Path.of(args[0]), Long.parseLong(args[1])));
  }

  static long aSecond(Path directory, long seconds) throws Exception {
    var file = directory.resolve("bare.db");
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement()) {
      statement.execute("PRAGMA journal_mode = WAL");
      statement.execute("PRAGMA synchronous = FULL");
      statement.execute("CREATE TABLE IF NOT EXISTS row (id INTEGER PRIMARY KEY, text TEXT)");
      connection.setAutoCommit(true);
      try (var insert = connection.prepareStatement("INSERT INTO row (text) VALUES (?)")) {
        count(insert, 1);
        return count(insert, seconds) / seconds;
      }
    }
  }

  private static long count(java.sql.PreparedStatement insert, long seconds) throws Exception {
    long end = System.nanoTime() + seconds * 1_000_000_000;
    long commits = 0;
    while (System.nanoTime() < end) {
      insert.setString(1, "a row of some length, as a label would be, more or less");
      insert.executeUpdate();
      commits++;
    }
    return commits;
  }
}
