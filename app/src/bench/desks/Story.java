import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;

/// What happens between the three desks on a day. Each part goes on when another got stuck, which
/// is told with a picture.
final class Story {

  private static final String BADGE = "EMP-0042-BEN";
  private static final long SECOND = 1_000;
  private static final int ORDERS = 36;
  private static final int LAPTOP = 1101;

  private final Warehouse house;
  private final Ledger ledger;
  private final Duration closed;
  private final Desk north;
  private final Desk sur;
  private final Desk east;
  private boolean isStuck;
  private long frozen;

  /// @param closed how long the laptop is closed
  Story(Warehouse house, Ledger ledger, Duration closed) {
    this.house = house;
    this.ledger = ledger;
    this.closed = closed;
    north = house.desk("North");
    sur = house.desk("Sur");
    east = house.desk("East");
  }

  private interface Part {
    void play() throws Exception;
  }

  /// Whether every part went to its end.
  boolean play() {
    part("printer", this::printer);
    part("people", this::people);
    part("orders", this::orders);
    part("laptop-closed", this::laptopClosed);
    part("same-order", this::sameOrder);
    part("label", this::label);
    part("void", this::voided);
    part("batch", this::batch);
    part("printer-gone", this::printerGone);
    part("handover", this::handover);
    part("laptop-open", this::laptopOpened);
    return !isStuck;
  }

  private void part(String name, Part part) {
    try {
      System.out.println("== " + name);
      part.play();
      house.picture(name);
    } catch (Exception stuck) {
      isStuck = true;
      System.out.println(name + " STUCK: " + stuck.getMessage());
      try {
        house.picture(name + "-stuck");
      } catch (Exception e) {
        System.out.println("no picture: " + e);
      }
    }
  }

  /// Does something, and says after how many ms each of the desks showed it.
  private void soon(String what, Part act, List<Desk> desks, List<String> shown) throws Exception {
    for (int i = 0; i < desks.size(); i++) {
      desks.get(i).ask("await 15000 " + shown.get(i));
    }
    act.play();
    long done = System.currentTimeMillis();
    for (var desk : desks) {
      var at = desk.answer();
      if (at.startsWith("none")) {
        throw new IllegalStateException(what + " is not shown at " + desk.name() + desk.words());
      }
      long ms = Long.parseLong(at) - done;
      System.out.println(
          "TIME " + what + ": " + desk.name() + " " + ms + " ms" + (ms > SECOND ? " LATE" : ""));
    }
  }

  private void printer() throws Exception {
    north.key("ctrl+6");
    north.click("Add by address");
    north.fill("#printer-address", house.printer().address());
    north.fill("#printer-name", "Zebra");
    soon(
        "a printer set up",
        () -> {
          north.click("#printers-save");
          north.waitFor("Zebra: ready");
        },
        List.of(sur, east),
        List.of("Zebra: lista", "Zebra: ready"));
  }

  private void people() throws Exception {
    north.key("ctrl+7");
    north.click("#settings-people");
    north.waitFor("#person-name");
    person("Ben", "2222", BADGE, false); // the first is the owner
    north.waitFor("#person");
    sur.waitFor("#sign-in");
    house.picture("sign-in");
    person("Olga", "4711", null, true);
    person("Carla", "3333", null, false);
    sur.scan(BADGE);
    sur.waitForEnd("#sign-in");
    east.click("Carla");
    east.waitFor("#sign-in-pin");
    east.type("3333");
    east.key("Return");
    east.waitForEnd("#sign-in");
  }

  private void person(String name, String pin, String badge, boolean wait) throws Exception {
    north.fill("#person-name", name);
    north.fill("#person-pin", pin);
    if (badge != null) {
      north.fill("#person-badge", badge);
    }
    Part add =
        () -> {
          north.click("Add person");
          north.waitFor(name);
        };
    if (wait) {
      soon("a new person", add, List.of(sur, east), List.of(name, name));
    } else {
      add.play();
    }
    pause();
  }

  private void orders() throws Exception {
    for (var desk : house.desks()) {
      desk.key("ctrl+2");
      desk.waitFor("#orders-search");
    }
    soon(
        "orders of a program",
        () -> ledger.orders(1001, ORDERS),
        house.desks(),
        List.of(inTheList(north, ORDERS), inTheList(sur, ORDERS), inTheList(east, ORDERS)));
  }

  private static String inTheList(Desk desk, int count) {
    return count + desk.say(" in the list", " en la lista");
  }

  private void sameOrder() throws Exception {
    int before = house.printer().printed().size();
    ship(north, 1001);
    scan(east, 1001);
    east.waitFor("#ship-holder");
    house.picture("elsewhere");
    east.click("#ship-holder-take");
    soon(
        "taking an order over",
        () -> {
          east.click("#ship-holder-question-really");
          east.waitForEnd("#ship-holder-question");
        },
        List.of(north),
        List.of("#ship-holder"));
    pause();
    buy(east);
    waitForLabels(before + 1);
    house.picture("bought-by-one");
    north.key("ctrl+Return");
    pause();
    pause();
    house.picture("bought-by-the-other");
    expect("labels of W-1001", house.printer().printed().size(), before + 1);
  }

  private void label() throws Exception {
    int before = house.printer().printed().size();
    north.key("ctrl+2");
    north.waitFor(inTheList(north, ORDERS + 1));
    ship(east, 1002);
    soon("a label", () -> buy(east), List.of(north), List.of(inTheList(north, ORDERS)));
    waitForLabels(before + 1);
  }

  private void voided() throws Exception {
    north.key("ctrl+3");
    soon(
        "a void",
        () -> {
          east.click("#ship-void");
          house.picture("void-asked");
          east.click("Void label");
        },
        List.of(north),
        List.of("Voided"));
  }

  /// The lid is closed over an order on the screen, and stays so during all that follows.
  private void laptopClosed() throws Exception {
    ledger.orders(LAPTOP, 3);
    ship(sur, LAPTOP);
    sur.freeze();
    frozen = System.currentTimeMillis();
    int before = house.printer().printed().size();
    ship(north, LAPTOP);
    house.picture("laptop-closed");
    if (north.shows("#ship-holder")) {
      north.click("#ship-holder-take");
      north.click("#ship-holder-question-really");
      north.waitForEnd("#ship-holder");
      pause();
    }
    buy(north);
    waitForLabels(before + 1);
  }

  private void batch() throws Exception {
    int before = house.printer().printed().size();
    long wanted = ledger.shipped() + ledger.open();
    east.key("ctrl+2");
    north.key("ctrl+2");
    east.click("Buy and print ");
    east.waitFor("#batch-question-buy");
    house.picture("batch-asked");
    east.click("#batch-question-buy");
    until("three labels", () -> house.printer().printed().size() >= before + 3);
    east.kill();
    long at = System.currentTimeMillis();
    house.picture("batch-cut");
    int cut = house.printer().printed().size() - before;
    until("the rest of the batch", () -> ledger.open() == 0);
    System.out.println(
        "TIME the batch, cut after %d of its labels, was finished %d ms after the kill"
            .formatted(cut, System.currentTimeMillis() - at));
    house.picture("batch-finished");
    expect("orders shipped", (int) ledger.shipped(), (int) wanted);
    east.open();
    signIn(east, "Carla", "3333");
    east.key("ctrl+2");
    pause();
  }

  private void signIn(Desk desk, String name, String pin) throws Exception {
    desk.waitFor("#sign-in");
    desk.click(name);
    desk.type(pin);
    desk.key("Return");
    desk.waitForEnd("#sign-in");
  }

  private void printerGone() throws Exception {
    ledger.at(east);
    ledger.orders(1211, 3);
    int before = house.printer().printed().size();
    north.kill();
    ship(east, 1211);
    buy(east);
    Thread.sleep(20_000);
    house.picture("printer-away");
    expect("labels while the printer's desk is away", house.printer().printed().size(), before);
    north.open();
    signIn(north, "Ben", "2222");
    waitForLabels(before + 1);
    pause();
    expect("labels when it is back", house.printer().printed().size(), before + 1);
  }

  private void handover() throws Exception {
    int before = house.printer().printed().size();
    north.key("ctrl+6");
    north.waitFor("Zebra");
    east.key("ctrl+6");
    east.click("Zebra · North");
    east.click("#printer-here");
    east.waitFor("#printer-here-question-really");
    house.picture("handover-asked");
    soon(
        "a printer handed over",
        () -> {
          east.click("#printer-here-question-really");
          east.waitForEnd("#printer-here");
        },
        List.of(north),
        List.of("Zebra · East"));
    ship(north, 1212);
    buy(north);
    waitForLabels(before + 1);
  }

  private void laptopOpened() throws Exception {
    int before = house.printer().printed().size();
    Thread.sleep(Math.max(0, frozen + closed.toMillis() - System.currentTimeMillis()));
    sur.press("ctrl+Return"); // pressed while it wakes up
    System.out.println(
        "TIME the laptop was closed for " + (System.currentTimeMillis() - frozen) / SECOND + " s");
    sur.thaw();
    pause();
    house.picture("laptop-opened");
    pause();
    pause();
    house.picture("laptop-awake");
    expect("labels when the laptop awoke", house.printer().printed().size(), before);
    sur.key("ctrl+2");
    sur.waitFor("W-1213");
    ship(sur, 1213);
    buy(sur);
    waitForLabels(before + 1);
  }

  private void scan(Desk desk, int order) throws Exception {
    desk.key("ctrl+1");
    desk.waitFor("#scan");
    desk.key("ctrl+f");
    desk.scan("W-" + order);
    desk.waitFor("Ann Lee " + order);
  }

  /// Scans an order and waits for its rates.
  private void ship(Desk desk, int order) throws Exception {
    scan(desk, order);
    pause();
    desk.waitFor(desk.say("Buy and print ", "Comprar por "));
  }

  private void buy(Desk desk) throws Exception {
    desk.key("ctrl+Return");
    desk.waitFor("#ship-void");
  }

  private void waitForLabels(int count) throws Exception {
    until(count + " labels", () -> house.printer().printed().size() >= count);
  }

  private static void expect(String what, int is, int wanted) {
    if (is != wanted) {
      throw new IllegalStateException(what + ": " + is + " instead of " + wanted);
    }
  }

  private static void until(String what, Callable<Boolean> condition) throws Exception {
    long end = System.nanoTime() + Duration.ofMinutes(4).toNanos();
    while (!condition.call()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException(what + ": not within four minutes");
      }
      Thread.sleep(250);
    }
  }

  /// As long as a person looks at what happened.
  private static void pause() throws InterruptedException {
    Thread.sleep(1_500);
  }
}
