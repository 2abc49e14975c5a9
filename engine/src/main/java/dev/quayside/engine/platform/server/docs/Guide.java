package dev.quayside.engine.platform.server.docs;

/// A section of the guides.
///
/// @param slug the fragment of the section's address
record Guide(String title, String slug, String html) {

  String address() {
    return "/docs/guides#" + slug;
  }
}
