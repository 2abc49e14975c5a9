import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;

/// Three packers at three windows on one PostgreSQL, on three screens, by keys, mouse and scanner.
final class ThreeDesks {

  private ThreeDesks() {}

  private static List<Desk.Place> places() {
    return List.of(
        new Desk.Place("North", ":71", "1280x800", "en", "light", 18_771),
        new Desk.Place("Sur", ":72", "1024x768", "es", "light", 18_772),
        new Desk.Place("East", ":73", "1920x1080", "en", "dark", 18_773));
  }

  public static void main(String[] arguments) throws Exception {
    var folder = Files.createTempDirectory("three-desks");
    System.out.println("pictures in " + folder.resolve("pictures"));
    boolean isWell = false;
    try (var house = new Warehouse(folder, places())) {
      Runtime.getRuntime().addShutdownHook(new Thread(() -> house.desks().forEach(Desk::close)));
      open(house);
      if (arguments.length > 0 && arguments[0].equals("hand")) {
        System.out.println("printer at " + house.printer().address());
        ByHand.play(house);
      } else {
        var minutes = arguments.length > 0 ? Long.parseLong(arguments[0]) : 1;
        isWell = play(house, Duration.ofMinutes(minutes));
      }
    }
    System.exit(isWell ? 0 : 1);
  }

  private static boolean play(Warehouse house, Duration closed) throws Exception {
    var first = house.desks().getFirst();
    var ledger = new Ledger(key(house), first);
    boolean isThrough = new Story(house, ledger, closed).play();
    var printed =
        house.printer().printed().stream()
            .map(label -> new String(label, StandardCharsets.ISO_8859_1))
            .toList();
    var faults = ledger.faults(printed);
    faults.forEach(fault -> System.out.println("FAULT " + fault));
    System.out.println(
        printed.size() + " labels came out of the printer, " + faults.size() + " faults");
    return isThrough && faults.isEmpty();
  }

  /// An API key of the sandbox, as its owner makes one on the command line.
  private static String key(Warehouse house) throws Exception {
    var line = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java"));
    line.add("--enable-native-access=ALL-UNNAMED");
    line.addAll(List.of("-cp", System.getProperty("java.class.path"), "dev.quayside.app.Main"));
    line.addAll(List.of("keys", "create", "--workspace", "demo", "--role", "admin"));
    line.addAll(List.of("--data", house.desks().getFirst().folder().toString()));
    line.addAll(house.options());
    var made = new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    return new String(made.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
  }

  /// The first makes the tables, the others come both at once.
  private static void open(Warehouse house) throws Exception {
    house.desks().getFirst().open();
    house.desks().getFirst().waitFor("$1,000.00");
    try (var all = Executors.newVirtualThreadPerTaskExecutor()) {
      var opening =
          house.desks().stream().skip(1).<Callable<Boolean>>map(ThreeDesks::opening).toList();
      for (var one : all.invokeAll(opening)) {
        one.get();
      }
    }
  }

  private static Callable<Boolean> opening(Desk desk) {
    return () -> {
      desk.open();
      desk.waitFor("$1,000.00");
      return true;
    };
  }
}
