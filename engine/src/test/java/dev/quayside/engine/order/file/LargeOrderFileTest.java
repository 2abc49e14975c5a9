package dev.quayside.engine.order.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.printing.message.Message;
import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A file of thousands of orders is taken in piece by piece.
class LargeOrderFileTest {

  private static final int ORDERS = 2_000;
  private static final OrderFilter ALL = OrderFilter.unfinished(true);

  @Test
  void aPurchaseIsMadeBetweenThePieces(@TempDir Path directory) {
    try (var desk = PaperEngine.open(directory)) {
      fund(desk);
      var taken = CompletableFuture.supplyAsync(() -> take(desk));
      boolean between = false;
      for (int i = 0; !taken.isDone() && !between; i++) {
        desk.engine().formPurchase().buy(desk.caller(), "draft-" + i, PaperEngine.order());
        int there = orders(desk);
        between = there > 0 && there < ORDERS;
      }
      assertThat(between).as("sold while a part of the file is there").isTrue();
      assertThat(taken.join().counts().created()).isEqualTo(ORDERS);
    }
  }

  /// Killed with SIGKILL in its second piece.
  @Test
  void theSameFileFinishesWhatACrashLeftOut(@TempDir Path directory) throws Exception {
    assertThat(DoomedProcess.run(Doomed.class, List.of(directory), BufferedReader::readLine))
        .isEqualTo("in the middle");
    try (var desk = PaperEngine.open(directory)) {
      int left = orders(desk);
      assertThat(left).isBetween(1, ORDERS - 1);
      assertThat(desk.engine().ordering().imports().orders().unfinished(desk.caller())).isEmpty();

      var file = take(desk);
      assertThat(file.counts().created()).isEqualTo(ORDERS - left);
      assertThat(file.counts().same()).isEqualTo(left);
      assertThat(file.bad()).hasSize(1);
      assertThat(orders(desk)).isEqualTo(ORDERS);
    }
    assertThat(toldOf(directory)).isEqualTo(ORDERS);
  }

  /// The process that dies: it stands still as soon as a part of the file is kept.
  static final class Doomed {

    private static final AtomicReference<Runnable> TICK = new AtomicReference<>(() -> {});

    public static void main(String[] arguments) {
      var desk = PaperEngine.open(Path.of(arguments[0]), (InstantSource) Doomed::now);
      TICK.set(() -> stopInTheMiddle(Path.of(arguments[0])));
      take(desk);
      System.out.println("all of it");
    }

    private static Instant now() {
      TICK.get().run();
      return Instant.now();
    }

    /// Looks into the file as another program does: the clock is read inside a write, where the
    /// engine cannot be asked.
    private static void stopInTheMiddle(Path directory) {
      try {
        if (count(directory, "SELECT count(*) FROM sales_order") == 0) {
          return;
        }
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
      System.out.println("in the middle");
      System.out.flush();
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static void fund(PaperEngine desk) {
    var much = Money.usd("1000000");
    desk.engine()
        .accounts()
        .wallets()
        .deposit(desk.caller(), much, Message.said("test"), RequestKey.none());
  }

  private static Imported take(PaperEngine desk) {
    var files = desk.engine().ordering().imports().orders();
    var preview = files.preview(desk.caller(), file().getBytes(StandardCharsets.UTF_8));
    return files.take(desk.caller(), "large.csv", preview);
  }

  private static String file() {
    return IntStream.rangeClosed(0, ORDERS)
        .mapToObj(
            i -> "L-%d,Bob,350 5th Ave,New York,%s,10118,12.5".formatted(i, i == 0 ? "XX" : "NY"))
        .collect(
            Collectors.joining(
                "\n", "Order Number,Name,Address 1,City,State,Zip,Weight (oz)\n", "\n"));
  }

  private static int orders(PaperEngine desk) {
    return desk.engine().ordering().orders().list(desk.caller(), ALL, null, ORDERS + 1).size();
  }

  private static int toldOf(Path directory) throws SQLException {
    return count(directory, "SELECT count(*) FROM event WHERE type = 'order.created'");
  }

  private static int count(Path directory, String sql) throws SQLException {
    var file = DataDirectory.at(directory.resolve("data")).database();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement();
        var row = statement.executeQuery(sql)) {
      row.next();
      return row.getInt(1);
    }
  }
}
