package dev.quayside.app.update;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.platform.update.News;
import dev.quayside.engine.platform.update.Updates;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The window's word of a release that the workflow's own scripts made.
class UpdateModelTest {

  private static final Duration A_MINUTE = Duration.ofMinutes(1);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path work;

  private final StepBackground background = new StepBackground();
  private final List<URI> opened = new ArrayList<>();
  private final List<Throwable> failures = new ArrayList<>();

  @SuppressWarnings("NullAway.Init")
  private ReleaseSite site;

  private Instant now = Instant.parse("2026-11-22T08:00:00Z");

  @BeforeEach
  void publish() throws Exception {
    Files.createFile(work.resolve("Quayside-2.0.0.msi"));
    site =
        new ReleaseSite(
            work,
            """
            # Changelog

            ## [Unreleased]
            - Not told.

            ## [2.0.0] - 2026-11-20
            ### Added
            - `serve` is [faster](docs/x.md),
              and nicer.

            ## [1.0.0] - 2026-01-01
            - Not told either.
            """);
  }

  @AfterEach
  void close() {
    site.close();
  }

  @Test
  void aNewVersionIsToldAfterTheStartAndOpensInTheBrowser() throws Exception {
    var model = started();
    assertThat(model.news().get()).isNull();
    background.pass(A_MINUTE);
    var news = Objects.requireNonNull(model.news().get());
    assertThat(news.version()).isEqualTo("2.0.0");
    assertThat(news.date()).hasToString("2026-11-20");
    assertThat(news.changes()).containsExactly("serve is faster, and nicer.");
    model.download();
    assertThat(opened).containsExactly(news.download());
    assertThat(opened.getFirst().toString())
        .startsWith("https://github.com/somebody/quayside/releases/");
  }

  @Test
  void aWindowThatStaysOpenAsksOnceADay() throws Exception {
    started();
    for (int hour = 0; hour < 25; hour++) {
      background.pass(Duration.ofHours(1));
      now = now.plus(Duration.ofHours(1));
    }
    assertThat(site.asked()).isEqualTo(2);
  }

  @Test
  void whatIsDismissedStaysAway() throws Exception {
    var model = started();
    background.pass(A_MINUTE);
    model.dismiss();
    assertThat(model.news().get()).isNull();
    background.pass(Duration.ofHours(2));
    assertThat(model.news().get()).isNull();
    var later = started();
    background.pass(A_MINUTE);
    assertThat(later.news().get()).isNull();
  }

  @Test
  void theSwitchIsKeptAndWorksAtOnce() throws Exception {
    var model = started();
    model.on.set(false);
    background.pass(A_MINUTE);
    assertThat(model.news().get()).isNull();
    assertThat(site.asked()).isZero();
    var later = started();
    background.work();
    assertThat(later.on.get()).isFalse();
    later.on.set(true);
    background.work();
    assertThat(later.news().get()).extracting(News::version).isEqualTo("2.0.0");
  }

  @Test
  void aCopyThatKnowsNobodyToAskSaysSo() {
    var model = new UpdateModel(background, Updates.none(data), opened::add, failures::add);
    model.start();
    background.pass(Duration.ofHours(2));
    assertThat(model.lookingSince()).isEmpty();
    assertThat(model.news().get()).isNull();
    assertThat(failures).isEmpty();
  }

  private UpdateModel started() throws Exception {
    var model =
        new UpdateModel(background, site.updates(data, () -> now), opened::add, failures::add);
    model.start();
    background.work();
    return model;
  }
}
