package dev.quayside.engine.copy;

import dev.quayside.engine.account.user.Users;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// Copies what a shop has set up from one workspace into another one: what was tried in the sandbox
/// is not typed again for real work.
///
/// Each thing is copied in a transaction of its own, by the same use case that a person sets it up
/// with, and told apart by its name. So what a crash interrupts is finished by copying again, and
/// copying twice changes nothing.
public final class SettingsCopies {

  private final Database database;
  private final Audit audit;
  private final Users users;
  private final List<CopyPart> parts;

  /// @param parts in the order of {@link CopyKind}
  public SettingsCopies(Database database, Audit audit, Users users, List<CopyPart> parts) {
    this.database = database;
    this.audit = audit;
    this.users = users;
    this.parts = List.copyOf(parts);
  }

  /// What copying would do, as both workspaces are now.
  ///
  /// @throws ProblemException `INVALID_REQUEST` for one workspace alone; `FORBIDDEN` for who may
  ///   not change settings in both
  public List<Copied> preview(CopyRequest request) {
    require(request);
    return all(request, CopyStep::items);
  }

  /// Copies, and says what became of each thing. What a workspace refuses stays out, and the rest
  /// is copied all the same.
  ///
  /// @throws ProblemException as {@link #preview}
  public List<Copied> copy(CopyRequest request, RequestKey<List<Copied>> key) {
    require(request);
    var copied = all(request, CopyStep::done);
    var answer = key.answer(copied);
    database.change(
        tx -> {
          answer.keep(tx);
          if (copied.stream().anyMatch(Copied::isToDo)) {
            audit.note(
                tx,
                request.to().workspace(),
                "workspace.settings_copied",
                request.from().workspace().value());
          }
        });
    return copied;
  }

  private List<Copied> all(CopyRequest request, Function<CopyStep, List<CopyItem>> doing) {
    return parts.stream()
        .filter(part -> request.takes(part.kind()))
        .map(
            part ->
                new Copied(
                    part.kind(), part.steps(request).map(doing).flatMap(List::stream).toList()))
        .toList();
  }

  private void require(CopyRequest request) {
    if (request.from().workspace().equals(request.to().workspace())) {
      throw ProblemException.refused(ProblemCode.INVALID_REQUEST, CopyWords.SAME_WORKSPACE);
    }
    Acting.require(Right.CHANGE_SETTINGS);
    if (both(request).anyMatch(each -> each.environment() == Environment.PRODUCTION)) {
      Acting.require(Right.GO_LIVE);
    }
    if (!both(request).allMatch(SettingsCopies::sets)) {
      throw ProblemException.refused(ProblemCode.FORBIDDEN, CopyWords.NOT_ADMIN);
    }
    if (!request.proven() && isOfOthers(request.from())) {
      throw ProblemException.refused(ProblemCode.FORBIDDEN, CopyWords.OTHERS_PEOPLE);
    }
  }

  private static Stream<Caller> both(CopyRequest request) {
    return Stream.of(request.from(), request.to());
  }

  private static boolean sets(Caller caller) {
    var person = caller.person();
    return caller.role().covers(Role.ADMIN)
        && (person == null || person.may(Right.CHANGE_SETTINGS));
  }

  /// Whether a workspace asks its own people to sign in, of whom who acts is none: the window's way
  /// to its settings leads by them.
  private boolean isOfOthers(Caller workspace) {
    var people = users.list(workspace.workspace());
    var acting = Acting.person().map(Person::id);
    return !people.isEmpty()
        && people.stream().noneMatch(each -> acting.filter(each.id()::equals).isPresent());
  }
}
