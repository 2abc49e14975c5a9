package dev.quayside.engine.contract;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/// A real Chromium that can reach this machine only.
public final class Browser implements AutoCloseable {

  private static final String DRIVER = "chromedriver";
  private static final List<String> CHROMIUM =
      List.of("chromium", "chromium-browser", "google-chrome");

  private final ChromeDriver driver;

  private Browser(ChromeDriver driver) {
    this.driver = driver;
  }

  public static boolean isThere() {
    return program(DRIVER).isPresent()
        && CHROMIUM.stream().anyMatch(each -> program(each).isPresent());
  }

  /// @param profile an empty folder
  public static Browser open(Path profile) {
    var options = new ChromeOptions();
    options.setBinary(
        CHROMIUM.stream().flatMap(each -> program(each).stream()).findFirst().orElseThrow());
    options.addArguments(
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--hide-scrollbars",
        "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
        "--user-data-dir=" + profile);
    var logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
    var service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(program(DRIVER).orElseThrow())
            .usingAnyFreePort()
            .build();
    // axe looks at every sample of a page, on a machine that runs other tests beside it
    options.setScriptTimeout(Duration.ofMinutes(2));
    return new Browser(new ChromeDriver(service, options));
  }

  /// @param width in CSS pixels
  /// @param language what Accept-Language says
  public void show(URI page, int width, boolean dark, String language) {
    size(width, 900);
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
    driver.executeCdpCommand(
        "Emulation.setUserAgentOverride", Map.of("userAgent", "test", "acceptLanguage", language));
    driver.get(page.toString());
  }

  /// In CSS pixels.
  void size(int width, int height) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
  }

  public WebElement find(String css) {
    return driver.findElement(By.cssSelector(css));
  }

  public String text() {
    return find("body").getText();
  }

  public long number(String script) {
    return ((Number) Objects.requireNonNull(driver.executeScript("return " + script))).longValue();
  }

  /// What a script finds.
  @SuppressWarnings("unchecked")
  public List<String> texts(String script) {
    return (List<String>) Objects.requireNonNull(driver.executeScript("return " + script.strip()));
  }

  /// What a promise comes to.
  public String promised(String script) {
    return Objects.toString(
        driver.executeAsyncScript(
            "const done = arguments[arguments.length - 1]; (async () => { "
                + script
                + " })().then(done, error => done('failed: ' + error));"));
  }

  /// Runs a script as our own tests do: the page's policy does not hold for it.
  public void run(String script) {
    driver.executeScript(script);
  }

  public void allowClipboard() {
    driver.executeCdpCommand(
        "Browser.grantPermissions",
        Map.of("permissions", List.of("clipboardReadWrite", "clipboardSanitizedWrite")));
  }

  /// What the console has said since it was asked last.
  public List<String> console() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(LogEntry::getMessage)
        .toList();
  }

  /// The whole page.
  public void picture(Path file) throws IOException {
    long height = number("document.documentElement.scrollHeight");
    long width = number("window.innerWidth");
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
    Files.createDirectories(file.getParent());
    Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
  }

  @Override
  public void close() {
    driver.quit();
  }

  private static Optional<File> program(String name) {
    for (String folder : System.getenv("PATH").split(File.pathSeparator)) {
      var file = new File(folder, name);
      if (file.canExecute()) {
        return Optional.of(file);
      }
    }
    return Optional.empty();
  }
}
