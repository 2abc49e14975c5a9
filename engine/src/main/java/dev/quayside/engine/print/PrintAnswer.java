package dev.quayside.engine.print;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a person says of jobs that may or may not have come out.
public sealed interface PrintAnswer {

  /// Of everything that is asked about at one printer, what left up to a certain job came out; what
  /// left later did not and is printed once more.
  ///
  /// @param last the id of the job or of the label that came out last; null when none did. One that
  ///   is known to have come out before all of them says that none of them did
  record UpTo(String printer, @Nullable String last) implements PrintAnswer {}

  /// The same of each of these jobs.
  ///
  /// @param again whether what did not come out is printed once more, rather than given up
  record Each(List<String> jobs, boolean printed, boolean again) implements PrintAnswer {}
}
