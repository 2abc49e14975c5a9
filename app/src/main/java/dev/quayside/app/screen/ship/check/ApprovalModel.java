package dev.quayside.app.screen.ship.check;

import dev.quayside.app.person.Member;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.order.check.ScanView;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// Asks a manager for the PIN or the badge that confirms a piece, while the packer stays signed in.
public final class ApprovalModel {

  private final Background background;
  private final CheckGateway gateway;
  private final ReadOnlyObjectWrapper<Confirmation.@Nullable NeedsApproval> asked =
      new ReadOnlyObjectWrapper<>();
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();
  public final ObjectProperty<@Nullable Member> manager = new SimpleObjectProperty<>();
  public final StringProperty pin = new SimpleStringProperty("");

  ApprovalModel(Background background, CheckGateway gateway) {
    this.background = background;
    this.gateway = gateway;
  }

  /// What is to be confirmed; null while no manager is asked.
  public ReadOnlyObjectProperty<Confirmation.@Nullable NeedsApproval> asked() {
    return asked.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty busy() {
    return busy.getReadOnlyProperty();
  }

  /// Why it was refused; null when it was not.
  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return problem.getReadOnlyProperty();
  }

  public void ask(Confirmation.NeedsApproval question) {
    pin.set("");
    problem.set(null);
    var before = manager.get();
    var typing = withPin(question);
    manager.set(
        typing.stream()
            .filter(each -> before != null && each.is(before))
            .findFirst()
            .orElse(typing.isEmpty() ? null : typing.getFirst()));
    asked.set(question);
  }

  /// The managers who can type a PIN.
  static List<Member> withPin(Confirmation.NeedsApproval question) {
    return question.managers().stream().filter(each -> each.user().hasPin()).toList();
  }

  public void close() {
    asked.set(null);
    pin.set("");
  }

  /// Confirms with the PIN. A wrong one is said and can be typed again.
  ///
  /// @param check its id
  /// @param told receives what came of it
  void confirm(String check, Consumer<ScanView> told) {
    var question = asked.get();
    var who = manager.get();
    var typed = pin.get();
    if (question == null || who == null || typed.isBlank() || busy.get()) {
      return;
    }
    busy.set(true);
    background.run(
        () -> gateway.confirm(who, typed, check, question),
        scanned -> {
          busy.set(false);
          close();
          told.accept(scanned);
        },
        failure -> {
          busy.set(false);
          pin.set("");
          problem.set(Failures.problem(failure));
        });
  }

  /// Confirms with a badge, which signs nobody in. Exactly one of the two is run.
  ///
  /// @param check its id
  /// @param known run when it is a badge, before `told`; why it was refused is in {@link #problem}
  /// @param unknown run when it is none
  /// @param told receives what came of it
  void take(String badge, String check, Runnable known, Runnable unknown, Consumer<ScanView> told) {
    var question = asked.get();
    if (question == null || busy.get()) {
      unknown.run();
      return;
    }
    busy.set(true);
    background.run(
        () -> gateway.confirm(badge, check, question),
        scanned -> {
          busy.set(false);
          if (scanned.isEmpty()) {
            unknown.run();
          } else {
            close();
            known.run();
            told.accept(scanned.get());
          }
        },
        failure -> {
          busy.set(false);
          var refused = Failures.problem(failure);
          if (refused.code() == ProblemCode.RATE_LIMITED) {
            unknown.run(); // many codes that were no badges: this one is what it was scanned for
          } else {
            problem.set(refused);
            known.run();
          }
        });
  }
}
