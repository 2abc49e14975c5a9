package dev.quayside.app.shell;

/// Takes what one screen asks of another to it, and goes there.
public interface Navigation {
  void send(NavigationRequest errand);
}
