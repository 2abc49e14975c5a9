package dev.quayside.app.list;

import dev.quayside.engine.base.problem.Problem;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// The state of a list while it is loaded.
///
/// @param answered whether there has been an answer: until then it is unknown if the list is empty
/// @param problem why the last question failed; null when it did not
/// @param again asks once more
public record Loading(
    ObservableValue<Boolean> answered,
    ObservableValue<@Nullable Problem> problem,
    Runnable again) {}
