package dev.quayside.engine;

import dev.quayside.engine.base.identity.Acting;
import java.util.Arrays;

/// Runs another program of a test by the engine's own authority, as {@link EngineAuthority} does in
/// the process of the tests.
public final class ByEngineAuthority {

  private ByEngineAuthority() {}

  /// @param arguments the name of the program's class, and its own arguments
  public static void main(String[] arguments) throws Exception {
    var program = Class.forName(arguments[0]).getDeclaredMethod("main", String[].class);
    program.setAccessible(true);
    var own = Arrays.copyOfRange(arguments, 1, arguments.length);
    Acting.asEngine(() -> program.invoke(null, (Object) own));
  }
}
