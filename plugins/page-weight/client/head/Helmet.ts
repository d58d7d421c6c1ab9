/**
 * Stands in for react-helmet-async in the browser, with what Docusaurus' `Head` needs of it: children,
 * no other props. The server has the library itself, which is 4 kB for the most part of the server.
 */
import { Children, Fragment, isValidElement, useEffect, useState, type ReactNode } from 'react';
import { toHeadState, type HeadElement } from './headState';
import { showHeadState } from './showHeadState';

interface Component {
  elements: readonly HeadElement[];
}

/** In the order they came in: outer components before inner ones, these before later pages'. */
const components: Component[] = [];
let isScheduled = false;

/** All changes of a commit are shown at once. */
function schedule() {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    showHeadState(toHeadState(components.map(({ elements }) => elements)));
  });
}

function readElements(children: ReactNode): HeadElement[] {
  return Children.toArray(children).flatMap((child): HeadElement[] => {
    if (!isValidElement<Record<string, unknown>>(child)) return [];
    const { type, props } = child;
    if (type === Fragment) return readElements(props['children'] as ReactNode);
    return typeof type === 'string' ? [{ type, props }] : [];
  });
}

/** Shows its children, which are tags of the head, in the document's head while it is there. */
export function Helmet({ children }: { readonly children?: ReactNode }): null {
  const [component] = useState<Component>(() => ({ elements: [] }));
  useEffect(() => {
    components.push(component);
    return () => {
      components.splice(components.indexOf(component), 1);
      schedule();
    };
  }, [component]);
  useEffect(() => {
    component.elements = readElements(children);
    schedule();
  });
  return null;
}

/** What the library needs around the site; here there is nothing to provide. */
export function HelmetProvider({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
