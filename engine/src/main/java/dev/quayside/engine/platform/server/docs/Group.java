package dev.quayside.engine.platform.server.docs;

import java.util.List;

/// The operations of one tag, shown on one page.
///
/// @param slug the last part of the page's address
record Group(String name, String slug, String html, List<Operation> operations) {

  String address(Operation operation) {
    return "/docs/" + slug + "#" + operation.id();
  }
}
