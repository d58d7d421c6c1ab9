/*
 * Stands in for react-router-dom, and for the history below it, in the shell of the site: the table of
 * routes is plain, there is one kind of history, and nobody asks for the parts that old browsers need.
 */
export { BrowserRouter } from './BrowserRouter';
export { Link } from './Link';
export { matchPath } from './matchPath';
export { NavLink } from './NavLink';
export { Redirect } from './Redirect';
export { Route } from './Route';
export { useHistory, useLocation } from './RouterContext';

/** Docusaurus names it for sites that keep the address behind a `#`. */
export function HashRouter(): never {
  throw new Error('plugins/page-weight leaves the hash router out.');
}
