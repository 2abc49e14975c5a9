package dev.quayside.app.list;

import dev.quayside.engine.base.problem.Problem;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// How far a list is from being known.
///
/// @param answered whether there has been an answer: until then nobody knows if the list is empty
/// @param problem why the last question had none; null when it had
/// @param again asks once more
public record Loading(
    ObservableValue<Boolean> answered,
    ObservableValue<@Nullable Problem> problem,
    Runnable again) {}
