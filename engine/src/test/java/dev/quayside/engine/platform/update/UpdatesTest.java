package dev.quayside.engine.platform.update;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Against a server of this machine: what is told, what is not believed, and how often is asked.
class UpdatesTest {

  private static final Duration DAY = Duration.ofDays(1);
  private static final Duration LONG = Duration.ofSeconds(30);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @SuppressWarnings("NullAway.Init")
  private ReleaseServer server;

  private Instant now = Instant.parse("2026-11-22T08:00:00Z");

  @BeforeEach
  void open() throws IOException {
    server = new ReleaseServer();
  }

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void aNewerVersionIsToldWithAllThatChangedSinceOurs() {
    server.publish(payload(7, release("1.10.0", "Faster"), release("1.9.0", "Nicer")));
    assertThat(at("1.8.0").look())
        .contains(
            new News(
                "1.10.0",
                LocalDate.of(2026, 11, 20),
                List.of("Faster", "Nicer"),
                URI.create("https://example.org/1.10.0.msi")));
  }

  @Test
  void aSystemWithoutAPackageIsLedToThePageOfAll() {
    var page = URI.create("https://example.org/1.2.0");
    assertThat(ThisSystem.label("Mac OS X", "aarch64")).isEqualTo("macos-aarch64");
    assertThat(ThisSystem.label("Windows 11", "amd64")).isEqualTo("windows-x64");
    var releases =
        new Releases(
            1,
            List.of(
                new Release(
                    "1.2.0",
                    LocalDate.EPOCH,
                    List.of(),
                    page,
                    Map.of("windows-x64", URI.create("https://example.org/a.msi")))));
    assertThat(releases.newerThan("1.0.0", "linux-x64").orElseThrow().download()).isEqualTo(page);
  }

  @Test
  void theSameVersionAndOlderOnesAreNoNews() {
    server.publish(payload(7, release("1.2.0", "Faster"), release("1.1.0", "Nicer")));
    assertThat(at("1.2.0").look()).isEmpty();
    assertThat(at("1.3.0-SNAPSHOT").look()).isEmpty();
    assertThat(at("1.2.0-rc1").look()).isPresent();
  }

  @Test
  void itIsAskedOnceADayAndToldInBetween() {
    server.publish(payload(7, release("1.2.0", "Faster")));
    assertThat(at("1.0.0").look()).isPresent();
    now = now.plus(DAY.minusSeconds(1));
    assertThat(at("1.0.0").look()).isPresent();
    assertThat(server.asked()).isEqualTo(1);
    now = now.plusSeconds(1);
    at("1.0.0").look();
    assertThat(server.asked()).isEqualTo(2);
  }

  @Test
  void aClockThatWasWrongDoesNotSilenceItForYears() {
    now = Instant.parse("2046-01-01T00:00:00Z");
    at("1.0.0").look();
    now = Instant.parse("2026-11-22T08:00:00Z");
    at("1.0.0").look();
    assertThat(server.asked()).isEqualTo(2);
  }

  @Test
  void switchedOffNobodyIsAskedAndNothingIsTold() {
    server.publish(payload(7, release("1.2.0", "Faster")));
    at("1.0.0").look();
    at("1.0.0").turn(false);
    now = now.plus(DAY);
    assertThat(at("1.0.0").isOn()).isFalse();
    assertThat(at("1.0.0").look()).isEmpty();
    assertThat(server.asked()).isEqualTo(1);
    at("1.0.0").turn(true);
    assertThat(at("1.0.0").look()).isPresent();
  }

  @Test
  void aDismissedVersionIsToldNoMoreALaterOneIs() {
    server.publish(payload(7, release("1.2.0", "Faster")));
    at("1.0.0").look();
    at("1.0.0").dismiss("1.2.0");
    assertThat(at("1.0.0").look()).isEmpty();
    server.publish(payload(8, release("1.3.0", "Again")));
    now = now.plus(DAY);
    assertThat(at("1.0.0").look()).isPresent();
  }

  @Test
  void anOlderListThanOneSeenIsNotBelieved() {
    server.publish(payload(8, release("1.2.1", "Safe")));
    at("1.0.0").look();
    server.publish(payload(7, release("1.2.0", "Not safe")));
    now = now.plus(DAY);
    assertThat(at("1.0.0").look()).map(News::version).contains("1.2.1");
  }

  @Test
  void whatAnotherKeySignedIsNotBelieved() {
    server.say(
        200, ReleaseServer.envelope(payload(7, release("1.2.0", "Faster")), ReleaseServer.keys()));
    assertThat(at("1.0.0").look()).isEmpty();
  }

  @Test
  void aTamperedListIsNotBelieved() {
    var good = server.envelope(payload(7, release("1.2.0", "Faster")));
    var signature = good.substring(good.indexOf("\"signature\""));
    var other = server.envelope(payload(7, release("9.2.0", "Faster")));
    server.say(200, other.substring(0, other.indexOf("\"signature\"")) + signature);
    assertThat(at("1.0.0").look()).isEmpty();
  }

  @Test
  void theFileOfTheLastAnswerIsBelievedNoMoreThanTheAnswer() throws IOException {
    server.publish(payload(7, release("1.2.0", "Faster")));
    at("1.0.0").look();
    var file = data.resolve("updates.properties");
    Files.writeString(
        file, Files.readString(file).replaceFirst("payload(.{8})....", "payload$1AAAA"));
    assertThat(at("1.0.0").look()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "[]",
        "<html>Log in to the hotel's network</html>",
        "{\"payload\":\"e30=\"}",
        "{\"payload\":null,\"signature\":null}",
        "{\"payload\":\"e30=\",\"signature\":\"\"}",
        "{\"payload\":\"?\",\"signature\":\"?\"}"
      })
  void whatIsNoSignedListIsIgnored(String answer) {
    server.say(200, answer);
    assertThat(at("1.0.0").look()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "null",
        "{\"serial\":1,\"releases\":[null]}",
        "{\"serial\":1,\"releases\":[{\"version\":\"2.0.0\"}]}",
        "{\"serial\":1,\"releases\":[{\"version\":\"two\",\"date\":\"2026-11-20\",\"changes\":[],"
            + "\"page\":\"https://example.org/\",\"downloads\":{}}]}",
        "{\"serial\":1,\"releases\":[{\"version\":\"2.0.0\",\"date\":\"2026-11-20\",\"changes\":[null],"
            + "\"page\":\"https://example.org/\",\"downloads\":{}}]}",
        "{\"serial\":1,\"releases\":[{\"version\":\"2.0.0\",\"date\":\"2026-11-20\",\"changes\":[],"
            + "\"page\":\"file:///etc/passwd\",\"downloads\":{}}]}"
      })
  void whatWeSignedWithoutSenseIsIgnored(String payload) {
    server.publish(payload);
    assertThat(at("1.0.0").look()).isEmpty();
  }

  @Test
  void noListThereIsAnAnswerForToday() {
    server.say(404, server.envelope(payload(7, release("1.2.0", "Faster"))));
    assertThat(at("1.0.0").look()).isEmpty();
    now = now.plus(DAY.minusSeconds(1));
    at("1.0.0").look();
    assertThat(server.asked()).isEqualTo(1);
  }

  @Test
  void aHugeAnswerIsNotReadToItsEnd() {
    server.say(200, " ".repeat(2 * 1024 * 1024));
    assertThat(at("1.0.0").look()).isEmpty();
  }

  @Test
  void whoNeverEndsIsGivenUpAndAskedAgainInAnHour() {
    server.neverEnd();
    var source = server.source();
    assertThat(new Updates(source, "1.0.0", data, () -> now, Duration.ofMillis(200)).look())
        .isEmpty();
    server.publish(payload(7, release("1.2.0", "Faster")));
    assertThat(at("1.0.0").look()).isEmpty();
    now = now.plus(Duration.ofHours(1));
    assertThat(at("1.0.0").look()).isPresent();
  }

  @Test
  void nobodyIsAskedWithoutAnAddressOrAVersion() {
    assertThat(Updates.none(data).canLook()).isFalse();
    assertThat(Updates.none(data).look()).isEmpty();
    var unpackaged = new Updates(server.source(), null, data, () -> now);
    assertThat(unpackaged.canLook()).isFalse();
    assertThat(unpackaged.look()).isEmpty();
    assertThat(server.asked()).isZero();
  }

  private Updates at(String version) {
    return new Updates(server.source(), version, data, () -> now, LONG);
  }

  private static String payload(int serial, String... releases) {
    return "{\"serial\":%d,\"releases\":[%s],\"later\":\"a field of the future\"}"
        .formatted(serial, String.join(",", releases));
  }

  private static String release(String version, String change) {
    var file = "https://example.org/" + version + ".msi";
    return """
        {"version":"%s","date":"2026-11-20","changes":["%s"],"page":"https://example.org/%s","downloads":
        {"linux-x64":"%s","linux-aarch64":"%s","windows-x64":"%s","macos-aarch64":"%s","macos-x64":"%s"}}
        """
        .formatted(version, change, version, file, file, file, file, file);
  }
}
