import type { ComponentPropsWithoutRef, MouseEvent, Ref } from 'react';
import { createLocation, createPath } from './location';
import { useRouterState } from './RouterContext';

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  readonly to: string;
  /** Whether the reader cannot come back to the page that has the link. */
  readonly replace?: boolean;
  readonly innerRef?: Ref<HTMLAnchorElement>;
}

/** Whether the click is for this page, not for the browser: in another tab, as a file. */
function isOwnClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target = '_self') {
  return button === 0 && target === '_self' && !metaKey && !altKey && !ctrlKey && !shiftKey;
}

/** A link to a page of the site. */
export function Link({ to, replace = false, innerRef, onClick, children, ...props }: LinkProps) {
  const { history, location } = useRouterState();
  const href = createPath(createLocation(to, undefined, undefined, location));
  return (
    <a
      {...props}
      ref={innerRef}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isOwnClick(event, props.target)) return;
        event.preventDefault();
        const isShown = href === createPath(location);
        history[replace || isShown ? 'replace' : 'push'](to);
      }}
    >
      {children}
    </a>
  );
}
