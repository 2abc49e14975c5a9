package dev.quayside.engine.platform.server.route;

import java.io.IOException;
import java.io.InputStream;

/// Does the work of a request whose body is a table.
@FunctionalInterface
public interface TableAction {

  /// @param table the whole body, read once; the caller closes it
  Reply act(Call call, InputStream table) throws IOException;
}
