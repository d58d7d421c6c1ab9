import type { ComponentType, ReactNode } from 'react';

/**
 * Names the demo in what it throws while a build renders it: the stack is that of the server's bundle. Only the
 * demo's own body is covered, since React 18 tells nobody which component failed.
 */
export function withDemoName(Component: ComponentType, path: string): ComponentType {
  // A class, or what `memo` and `forwardRef` return.
  if (typeof Component !== 'function' || Component.prototype?.isReactComponent) return Component;
  const render = Component as (props: object) => ReactNode;
  return function NamedDemo(props) {
    try {
      return render(props);
    } catch (cause) {
      // React throws promises to wait for them.
      if (!(cause instanceof Error)) throw cause;
      throw new Error(`The demo ${path} cannot be rendered: ${cause.message}`, { cause });
    }
  };
}
