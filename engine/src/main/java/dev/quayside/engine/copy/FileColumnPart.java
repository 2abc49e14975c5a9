package dev.quayside.engine.copy;

import dev.quayside.engine.order.file.OrderFiles;
import dev.quayside.engine.order.file.OrderFiles.Learned;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What the columns of imported files mean, told apart by their headers.
public record FileColumnPart(OrderFiles files) implements CopyPart {

  /// The header of a file may be very long.
  private static final int LONGEST_NAME = 80;

  @Override
  public CopyKind kind() {
    return CopyKind.FILE_COLUMNS;
  }

  @Override
  public Stream<CopyStep> steps(CopyRequest request) {
    var there = files.learned(request.to());
    return files.learned(request.from()).stream().map(wanted -> step(request, wanted, there));
  }

  private CopyStep step(CopyRequest request, Learned wanted, List<Learned> there) {
    Optional<Learned> before = there.stream().filter(wanted::isOfSame).findFirst();
    return CopyStep.of(
        request,
        name(wanted),
        before.isPresent(),
        () -> before.filter(wanted::equals).isPresent(),
        List.of(),
        () -> files.learn(request.to(), wanted));
  }

  private static String name(Learned learned) {
    var header = learned.key().replace("|", ", ");
    var kind = learned.fileKind();
    var name = kind == null || kind.isEmpty() ? header : header + " (" + kind + ")";
    return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME) + "\u2026";
  }
}
