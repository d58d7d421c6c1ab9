/*
 * `history` without the kind that keeps the address behind a `#`: Docusaurus names it for sites that
 * ask for it, so that the bundler would keep it.
 */
export {
  createBrowserHistory,
  createLocation,
  createMemoryHistory,
  createPath,
  locationsAreEqual,
} from 'history/esm/history.js';

export function createHashHistory() {
  throw new Error('plugins/page-weight leaves the hash router out.');
}
