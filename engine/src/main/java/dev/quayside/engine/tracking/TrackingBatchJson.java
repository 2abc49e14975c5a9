package dev.quayside.engine.tracking;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.platform.server.json.Fields;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// POST /v1/tracking/batch (docs/api/tracking.md).
///
/// @param results in the order asked
record TrackingBatchJson(List<Result> results, Summary summary) {

  private static final String NUMBERS = "trackingNumbers";
  private static final int MOST = 100;

  /// @param trackingNumber as asked
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Result(
      String trackingNumber,
      boolean success,
      @Nullable TrackerJson tracking,
      @Nullable Failure error) {

    static Result of(String asked, Lookup lookup) {
      return switch (lookup) {
        case Lookup.Found(var tracker) -> new Result(asked, true, TrackerJson.of(tracker), null);
        case Lookup.Missed(var problem) -> new Result(asked, false, null, Failure.of(problem));
      };
    }
  }

  /// An error, with the fields of the error envelope.
  record Failure(String code, String message) {
    static Failure of(Problem problem) {
      return new Failure(problem.code().name(), problem.message().sentence());
    }
  }

  record Summary(int total, int succeeded, int failed) {}

  static List<String> read(Fields body) {
    body.require(NUMBERS);
    var numbers = body.scans(NUMBERS, MOST);
    if (numbers.isEmpty()) {
      body.violations().add(NUMBERS, TrackingWords.NUMBERS, MOST);
    }
    return numbers;
  }

  static TrackingBatchJson of(List<String> asked, List<Lookup> lookups) {
    var results =
        IntStream.range(0, asked.size())
            .mapToObj(i -> Result.of(asked.get(i), lookups.get(i)))
            .toList();
    int succeeded = (int) results.stream().filter(Result::success).count();
    return new TrackingBatchJson(
        results, new Summary(results.size(), succeeded, results.size() - succeeded));
  }
}
