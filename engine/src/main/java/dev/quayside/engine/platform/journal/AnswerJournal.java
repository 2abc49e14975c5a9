package dev.quayside.engine.platform.journal;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.store.StoreException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Keeps what a carrier has answered and could not be booked: a label that was sold, a void, a
/// pick-up. Most often the database was away; whatever it was, the answer is not lost. It lies on
/// this computer's disk, durable before anything else happens, and is booked once it can be, also
/// after a kill.
///
/// It holds addresses and labels, as the database does, and no secrets. Booking is the work of the
/// use case that heard the answer, which finds out by itself what was booked already.
public final class AnswerJournal {

  private static final Logger LOG = LoggerFactory.getLogger(AnswerJournal.class);

  private final JournalFile file;
  private final Map<Key, Answer> open = new LinkedHashMap<>();
  private final Map<String, Booking> bookings = new ConcurrentHashMap<>();

  /// Whether the file is not what is open, as the disk had no room: it is written once there is.
  private boolean unwritten;

  /// One answer.
  ///
  /// @param kind what was asked, which says who books it
  /// @param subject id of the shipment or pick-up
  /// @param body in the shape of the use case
  public record Answer(String kind, String workspace, String subject, String body) {

    public Answer(String kind, WorkspaceId workspace, String subject, String body) {
      this(kind, workspace.value(), subject, body);
    }

    public WorkspaceId owner() {
      return new WorkspaceId(workspace);
    }
  }

  /// Writes an answer into the database; what is there already is left as it is.
  @FunctionalInterface
  public interface Booking {
    void book(Answer answer);
  }

  private record Key(String kind, String subject) {

    static Key of(Answer answer) {
      return new Key(answer.kind(), answer.subject());
    }
  }

  private AnswerJournal(JournalFile file) {
    this.file = file;
  }

  /// Reads what an earlier process left. The last entry is left out when that process was killed
  /// while it wrote it.
  ///
  /// @throws StoreException when the file cannot be read
  public static AnswerJournal in(Path path) {
    var journal = new AnswerJournal(new JournalFile(path));
    try {
      journal.file.read().forEach(each -> journal.open.put(Key.of(each), each));
    } catch (IOException e) {
      throw new StoreException("what carriers answered cannot be read from " + path, e);
    }
    return journal;
  }

  /// Who books answers of a kind.
  public void books(String kind, Booking booking) {
    bookings.put(kind, booking);
  }

  /// Books an answer now, or keeps it for later when it cannot be booked.
  ///
  /// @throws StoreException when it was kept since the database could not take it
  public <T> T bookOrKeep(Supplier<Answer> answer, Supplier<T> booking) {
    try {
      return booking.get();
    } catch (ProblemException refused) {
      // the use case looked and decided: there is nothing left to book
      throw refused;
    } catch (RuntimeException away) {
      keep(answer.get());
      throw away;
    }
  }

  private synchronized void keep(Answer answer) {
    if (open.putIfAbsent(Key.of(answer), answer) != null) {
      return;
    }
    try {
      file.append(answer);
      LOG.warn(
          "{} of {} is kept on this disk until it can be booked", answer.kind(), answer.subject());
    } catch (IOException e) {
      // what is left: it is booked if this process lives until the database or the disk is back
      unwritten = true;
      LOG.error(
          "{} of {} can be stored nowhere: make room on this disk before you end this process",
          answer.kind(),
          answer.subject(),
          e);
    }
  }

  /// Books the answer about a subject, if one is kept.
  ///
  /// @return whether there was one
  /// @throws StoreException when the database still cannot take it
  public boolean bookNow(String kind, String subject) {
    var answer = find(new Key(kind, subject));
    answer.ifPresent(this::book);
    return answer.isPresent();
  }

  /// Books all that is kept, the eldest first, until the database cannot take one.
  public void bookAll() {
    writeWhatHadNoRoom();
    for (var answer : kept()) {
      try {
        book(answer);
      } catch (StoreException away) {
        return;
      } catch (RuntimeException e) {
        LOG.error("{} of {} cannot be booked", answer.kind(), answer.subject(), e);
      }
    }
  }

  private synchronized void writeWhatHadNoRoom() {
    if (unwritten) {
      try {
        rewrite();
      } catch (IOException e) {
        LOG.error("what carriers answered still has no room on this disk", e);
      }
    }
  }

  private synchronized Optional<Answer> find(Key key) {
    return Optional.ofNullable(open.get(key));
  }

  private synchronized List<Answer> kept() {
    return List.copyOf(open.values());
  }

  private void book(Answer answer) {
    var booking = bookings.get(answer.kind());
    if (booking == null) {
      LOG.error("a newer Quayside has kept {} of {}", answer.kind(), answer.subject());
      return;
    }
    booking.book(answer);
    done(answer);
    LOG.info("{} of {} is booked", answer.kind(), answer.subject());
  }

  private synchronized void done(Answer answer) {
    open.remove(Key.of(answer));
    try {
      rewrite();
    } catch (IOException e) {
      // it is booked: were it read from the file after a start, that would change nothing
      unwritten = true;
      LOG.warn("what is booked of {} is still on this disk", answer.subject(), e);
    }
  }

  private void rewrite() throws IOException {
    file.replace(List.copyOf(open.values()));
    unwritten = false;
  }
}
