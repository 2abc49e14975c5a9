package dev.quayside.engine.copy;

import java.util.stream.Stream;

/// How things of one kind are copied. A new kind is one more of these.
public interface CopyPart {

  CopyKind kind();

  /// What is to be done as both workspaces are now, without doing it.
  Stream<CopyStep> steps(CopyRequest request);
}
