package dev.quayside.engine.platform.server.docs;

import java.util.List;

/// The operations of one tag: a page.
///
/// @param slug the last part of its address
record Group(String name, String slug, String html, List<Operation> operations) {

  String address(Operation operation) {
    return "/docs/" + slug + "#" + operation.id();
  }
}
