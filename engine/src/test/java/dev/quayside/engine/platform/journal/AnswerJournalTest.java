package dev.quayside.engine.platform.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.platform.journal.AnswerJournal.Answer;
import dev.quayside.engine.platform.store.StoreException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a carrier sold is never forgotten, whatever kept it from being booked.
class AnswerJournalTest {

  private static final Answer SOLD = new Answer("label", "ws_1", "shp_1", "Größe");

  @TempDir Path directory;
  private Path file;

  @BeforeEach
  void place() {
    file = directory.resolve("carrier-answers.jsonl");
  }

  @Test
  void anAnswerCutInTheMiddleOfALetterDoesNotHoldUpTheStart() throws IOException {
    keep(AnswerJournal.in(file), SOLD);
    var line = Files.readAllBytes(file);
    int half = new String(line, StandardCharsets.ISO_8859_1).indexOf('Ã') + 1;
    Files.write(file, Arrays.copyOf(line, half), StandardOpenOption.APPEND);
    assertThat(booked(AnswerJournal.in(file))).containsExactly(SOLD);
  }

  @Test
  void anAnswerThatCannotBeBookedForAnyReasonIsKept() {
    var journal = AnswerJournal.in(file);
    assertThatThrownBy(
            () ->
                journal.bookOrKeep(
                    () -> SOLD,
                    () -> {
                      throw new IllegalStateException("the wallet has no money for it any more");
                    }))
        .isInstanceOf(IllegalStateException.class);
    assertThat(booked(AnswerJournal.in(file))).containsExactly(SOLD);
  }

  @Test
  void anAnswerTheDiskHadNoRoomForIsWrittenWhenItHasRoom() throws IOException {
    var journal = AnswerJournal.in(file);
    // a folder in the file's place refuses the writing, as a full disk does
    Files.createDirectories(file);
    keep(journal, SOLD);
    Files.delete(file);
    journal.books(
        "label",
        _ -> {
          throw new StoreException("away", new Exception());
        });
    journal.bookAll();
    assertThat(booked(AnswerJournal.in(file))).containsExactly(SOLD);
    assertThat(file).doesNotExist();
  }

  private static void keep(AnswerJournal journal, Answer answer) {
    assertThatThrownBy(
            () ->
                journal.bookOrKeep(
                    () -> answer,
                    () -> {
                      throw new StoreException("away", new Exception());
                    }))
        .hasMessage("away");
  }

  private static List<Answer> booked(AnswerJournal journal) {
    var booked = new ArrayList<Answer>();
    journal.books("label", booked::add);
    journal.bookAll();
    return booked;
  }
}
