package dev.quayside.engine.print;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A person's answer about jobs that may or may not have been printed.
public sealed interface PrintAnswer {

  /// Of all jobs in question at one printer, those sent up to and including `last` were printed;
  /// those sent after it were not, and are printed again.
  ///
  /// @param last id of the job or label that was printed last; null when none was. The id of a job
  ///   that was printed before all of them means that none of them was
  record UpTo(String printer, @Nullable String last) implements PrintAnswer {}

  /// The same answer for each of these jobs.
  ///
  /// @param again whether jobs that were not printed are printed again, rather than given up
  record Each(List<String> jobs, boolean printed, boolean again) implements PrintAnswer {}
}
