import clsx from 'clsx';
import { Link, type LinkProps } from './Link';
import { createLocation, type RouterLocation } from './location';
import { matchText, type Match, type PathOptions } from './matchPath';
import { useRouterState } from './RouterContext';

interface NavLinkProps extends LinkProps, Omit<PathOptions, 'path'> {
  readonly activeClassName?: string;
  /** Decides in the place of the link's address. */
  readonly isActive?: (match: Match | null, location: RouterLocation) => boolean;
}

/** A link that says whether it leads to where the reader is. */
export function NavLink({
  'aria-current': ariaCurrent = 'page',
  activeClassName = 'active',
  className,
  exact,
  strict,
  sensitive,
  isActive,
  ...props
}: NavLinkProps) {
  const { location } = useRouterState();
  const { pathname } = createLocation(props.to, undefined, undefined, location);
  const match = matchText(location.pathname, pathname, { exact, strict, sensitive });
  const active = isActive ? isActive(match, location) : match !== null;
  return (
    <Link
      {...props}
      className={clsx(className, active && activeClassName) || undefined}
      aria-current={active ? ariaCurrent : undefined}
    />
  );
}
