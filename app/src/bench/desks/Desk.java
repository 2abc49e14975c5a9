import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// A packing station: a screen, a window on it in its own process, and the packer's hands, which
/// press keys, scan, click and look.
final class Desk implements AutoCloseable {

  /// @param size such as `1280x800`
  /// @param port of its sandbox API
  record Place(String name, String display, String size, String language, String look, int port) {}

  private static final String MARK = "EYE ";
  private int asked;
  private static final long PATIENCE = 30_000;

  private final Place place;
  private final Path folder;
  private final List<String> database;
  private final Process screen;
  private final BlockingQueue<String> seen = new LinkedBlockingQueue<>();
  private Process process;
  private PrintStream questions;

  /// @param database the options that name it
  Desk(Place place, Path folder, List<String> database) throws IOException {
    this.place = place;
    this.folder = folder;
    this.database = database;
    screen =
        new ProcessBuilder(
                "Xvfb", place.display(), "-screen", "0", place.size() + "x24", "-nolisten", "tcp")
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    var pixels = place.size().split("x");
    Files.createDirectories(
        folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    Files.writeString(
        folder.resolve("window.properties"),
        "language=%s\nappearance=%s\n".formatted(place.language(), place.look()));
    if (Integer.parseInt(pixels[0]) > 1024) { // the small one is left to the window itself
      Files.writeString(
          folder.resolve("window-place.properties"),
          "x=0\ny=0\nwidth=%s\nheight=%s\nmaximized=false\n".formatted(pixels[0], pixels[1]));
    }
  }

  String name() {
    return place.name();
  }

  Path folder() {
    return folder;
  }

  int port() {
    return place.port();
  }

  boolean isSpanish() {
    return place.language().equals("es");
  }

  String say(String english, String spanish) {
    return isSpanish() ? spanish : english;
  }

  /// Opens the window, as the shortcut on its desktop does.
  void open() throws IOException {
    var line = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java"));
    line.addAll(List.of(System.getProperty("desk.options", "").split(" ")));
    line.addAll(List.of("-cp", System.getProperty("java.class.path"), "SeenDesk"));
    line.addAll(List.of("--data", folder.toString(), "--station", place.name()));
    line.addAll(database);
    var start = new ProcessBuilder(line);
    start.environment().put("DISPLAY", place.display());
    start.environment().put("QUAYSIDE_PORT", "0");
    start.environment().put("QUAYSIDE_SANDBOX_PORT", "" + place.port());
    start.redirectError(ProcessBuilder.Redirect.appendTo(folder.resolve("stderr").toFile()));
    process = start.start();
    questions = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
    var answers = process.inputReader(StandardCharsets.UTF_8);
    Thread.ofPlatform().daemon().start(() -> read(answers));
    seen.clear();
    waitFor("#scan");
  }

  private void read(BufferedReader answers) {
    try (answers) {
      for (var line = answers.readLine(); line != null; line = answers.readLine()) {
        if (line.startsWith(MARK)) {
          seen.add(line.substring(MARK.length()));
        }
      }
    } catch (IOException e) {
      // the window has gone
    }
  }

  /// As `kill -9`, or a power cut.
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /// The laptop is closed: nothing of it runs any more.
  void freeze() throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-STOP", "" + process.pid()).start().waitFor();
  }

  void thaw() throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-CONT", "" + process.pid()).start().waitFor();
  }

  /// The window is closed by its owner.
  void shut() throws Exception {
    process.destroy();
    process.waitFor(30, TimeUnit.SECONDS);
  }

  // what is seen

  void ask(String question) {
    asked++;
    questions.println(asked + " " + question);
  }

  String answer() throws InterruptedException {
    while (true) {
      var answer = seen.poll(PATIENCE + 15_000, TimeUnit.MILLISECONDS);
      if (answer == null) {
        return "none";
      }
      var words = answer.split(" ", 2); // an answer that came too late is of an earlier question
      if (words[0].equals("" + asked)) {
        return words[1];
      }
    }
  }

  String words() throws InterruptedException {
    ask("words");
    return answer();
  }

  boolean shows(String what) throws InterruptedException {
    ask("at " + what);
    return !answer().startsWith("none");
  }

  /// @return ms since 1970 when it came into sight
  long waitFor(String what) throws IOException {
    return waitFor(what, PATIENCE);
  }

  long waitFor(String what, long millis) throws IOException {
    return time("await " + millis + " " + what, what + " is not shown");
  }

  long waitForEnd(String what) throws IOException {
    return time("gone " + PATIENCE + " " + what, what + " is still shown");
  }

  private long time(String question, String failure) throws IOException {
    try {
      ask(question);
      var answer = answer();
      if (answer.startsWith("none")) {
        throw new IllegalStateException(name() + ": " + failure + ": " + answer + "\n" + words());
      }
      return Long.parseLong(answer);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  // what is done

  void key(String... keys) throws IOException {
    for (var key : keys) {
      focused("key", "--delay", "20", key);
    }
  }

  /// Presses a key without a look at the window, which may stand still.
  void press(String key) throws IOException {
    hands("key", key);
  }

  void type(String words) throws IOException {
    focused("type", "--delay", "25", words);
  }

  /// As a scanner does, which types faster than people.
  void scan(String code) throws IOException {
    focused("type", "--delay", "2", "--args", "1", code, "key", "Return");
  }

  void click(String what) throws IOException, InterruptedException {
    waitFor(what);
    var box = atRest(what).split(" ");
    int x = Integer.parseInt(box[0]) + Integer.parseInt(box[2]) / 2;
    int y = Integer.parseInt(box[1]) + Integer.parseInt(box[3]) / 2;
    hands("mousemove", "" + x, "" + y, "click", "1");
  }

  /// Where something stands once nothing around it moves any more.
  private String atRest(String what) throws InterruptedException {
    var before = "";
    for (var now = at(what); !now.equals(before); now = at(what)) {
      before = now;
      Thread.sleep(250);
    }
    return before;
  }

  private String at(String what) throws InterruptedException {
    ask("at " + what);
    return answer();
  }

  /// Clicks into a field and types, in place of what stands there.
  void fill(String field, String words) throws IOException, InterruptedException {
    click(field);
    key("ctrl+a");
    type(words);
  }

  /// There is no window manager that would give the window the keys.
  private void focused(String... words) throws IOException {
    var line = new ArrayList<>(List.of("search", "--onlyvisible", "--name", "Quayside"));
    line.addAll(List.of("windowfocus", "--sync"));
    line.addAll(List.of(words));
    hands(line.toArray(String[]::new));
  }

  private void hands(String... words) throws IOException {
    var line = new ArrayList<>(List.of("xdotool"));
    line.addAll(List.of(words));
    run(line);
  }

  void picture(Path file) throws IOException {
    run(List.of("import", "-window", "root", "-display", place.display(), file.toString()));
  }

  private void run(List<String> line) throws IOException {
    var hand = new ProcessBuilder(line).redirectErrorStream(true);
    hand.environment().put("DISPLAY", place.display());
    hand.redirectOutput(ProcessBuilder.Redirect.DISCARD);
    try {
      if (!hand.start().waitFor(30, TimeUnit.SECONDS)) {
        throw new IOException(String.join(" ", line) + " does not end");
      }
    } catch (InterruptedException e) {
      throw new UncheckedIOException(new IOException(e));
    }
  }

  @Override
  public void close() {
    if (process != null) {
      process.destroyForcibly();
    }
    screen.destroy();
  }
}
