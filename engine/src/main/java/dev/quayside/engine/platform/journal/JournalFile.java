package dev.quayside.engine.platform.journal;

import dev.quayside.engine.platform.journal.AnswerJournal.Answer;
import dev.quayside.engine.platform.secret.OwnerOnly;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.StoreJson;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A file of answers, one a line, each on the disk before its writing returns. There is none while
/// nothing is kept.
record JournalFile(Path path) {

  private static final Logger LOG = LoggerFactory.getLogger(JournalFile.class);

  List<Answer> read() throws IOException {
    var answers = new ArrayList<Answer>();
    if (Files.exists(path)) {
      // a line may be cut short in the middle of a letter
      var text = new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
      for (var line : text.lines().toList()) {
        if (line.isBlank()) {
          continue;
        }
        try {
          answers.add(StoreJson.read(line, Answer.class));
        } catch (StoreException cutShort) {
          LOG.warn("a line of {} was cut short when an earlier process was killed", path);
        }
      }
    }
    return answers;
  }

  /// A line that was cut short is ended before.
  void append(Answer answer) throws IOException {
    boolean fresh = !Files.exists(path);
    if (fresh) {
      OwnerOnly.create(path);
    }
    write(
        path,
        (fresh ? "" : "\n") + line(answer),
        Set.of(StandardOpenOption.APPEND, StandardOpenOption.WRITE));
  }

  void replace(List<Answer> answers) throws IOException {
    if (answers.isEmpty()) {
      Files.deleteIfExists(path);
      return;
    }
    var next = path.resolveSibling(path.getFileName() + ".new");
    OwnerOnly.create(next);
    write(
        next,
        answers.stream().map(JournalFile::line).collect(Collectors.joining()),
        Set.of(StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING));
    Files.move(next, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  private static String line(Answer answer) {
    return StoreJson.write(answer) + "\n";
  }

  private static void write(Path file, String text, Set<? extends OpenOption> how)
      throws IOException {
    try (var channel = FileChannel.open(file, how)) {
      var bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(true);
    }
  }
}
