import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/// Plays what standard input says, to try something: `DESK click #scan`, `DESK key ctrl+2`, `DESK
/// scan 1001`, `DESK type words`, `DESK words`, `DESK kill`, `DESK open`, `picture NAME`.
final class ByHand {

  private ByHand() {}

  static void play(Warehouse house) throws Exception {
    try (var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      for (var line = lines.readLine(); line != null; line = lines.readLine()) {
        try {
          System.out.println("> " + line + "\n" + act(house, line.strip().split(" ", 3)));
        } catch (Exception e) {
          System.out.println(e);
        }
      }
    }
  }

  private static String act(Warehouse house, String[] words) throws Exception {
    if (words[0].equals("picture")) {
      house.picture(words[1]);
      return "taken";
    }
    if (words[0].equals("printed")) {
      return house.printer().printed().size() + " labels";
    }
    var desk = house.desk(words[0]);
    var rest = words.length > 2 ? words[2] : "";
    switch (words[1]) {
      case "click" -> desk.click(rest);
      case "key" -> desk.key(rest.split(" "));
      case "scan" -> desk.scan(rest);
      case "type" -> desk.type(rest);
      case "fill" -> desk.fill(rest.split(" ", 2)[0], rest.split(" ", 2)[1]);
      case "wait" -> desk.waitFor(rest);
      case "words" -> {
        return desk.words();
      }
      case "at" -> {
        desk.ask("at " + rest);
        return desk.answer();
      }
      case "kill" -> desk.kill();
      case "open" -> desk.open();
      case "shut" -> desk.shut();
      case "freeze" -> desk.freeze();
      case "thaw" -> desk.thaw();
      default -> {
        return "what?";
      }
    }
    return "done";
  }
}
