package dev.quayside.app.task;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;

/// Stands between a model and its desk: while it lasts, nothing the model asks is answered but with
/// a failure. What never asks the engine, such as the time, goes on.
public final class Outage {

  private final AtomicBoolean down = new AtomicBoolean();

  public <D> D before(Class<D> kind, D desk) {
    return kind.cast(
        Proxy.newProxyInstance(
            kind.getClassLoader(),
            new Class<?>[] {kind},
            (_, method, arguments) -> {
              if (down.get() && !method.getName().equals("now")) {
                throw new IllegalStateException("on purpose");
              }
              try {
                return method.invoke(desk, arguments);
              } catch (InvocationTargetException e) {
                throw Objects.requireNonNull(e.getCause());
              }
            }));
  }

  public void begin() {
    down.set(true);
  }

  public void end() {
    down.set(false);
  }
}
