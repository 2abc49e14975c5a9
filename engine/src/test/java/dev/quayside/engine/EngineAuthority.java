package dev.quayside.engine;

import dev.quayside.engine.base.identity.Acting;
import java.lang.reflect.Method;
import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/// Tests that call use cases directly do so by the engine's own authority: work that entered
/// without any has no rights.
public final class EngineAuthority implements InvocationInterceptor {

  @Override
  public void interceptBeforeAllMethod(
      Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
      throws Throwable {
    Acting.asEngine(test::proceed);
  }

  @Override
  public void interceptBeforeEachMethod(
      Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
      throws Throwable {
    Acting.asEngine(test::proceed);
  }

  @Override
  public void interceptTestMethod(
      Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
      throws Throwable {
    Acting.asEngine(test::proceed);
  }

  @Override
  public void interceptTestTemplateMethod(
      Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
      throws Throwable {
    Acting.asEngine(test::proceed);
  }

  @Override
  public <T> T interceptTestFactoryMethod(
      Invocation<T> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
      throws Throwable {
    return Acting.asEngine(test::proceed);
  }

  @Override
  public void interceptAfterEachMethod(
      Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
      throws Throwable {
    Acting.asEngine(test::proceed);
  }

  @Override
  public void interceptAfterAllMethod(
      Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
      throws Throwable {
    Acting.asEngine(test::proceed);
  }

  @Override
  public void interceptDynamicTest(
      Invocation<Void> test, DynamicTestInvocationContext invocation, ExtensionContext context)
      throws Throwable {
    Acting.asEngine(test::proceed);
  }
}
