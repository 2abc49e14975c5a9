package dev.quayside.app.navigation;

/// Takes what one screen asks of another to it, and goes there.
public interface Navigation {
  void send(NavigationRequest request);
}
