import { createRequire } from 'node:module';
import type { BrowserHistory } from '../../client/router/browserHistory';
import type { createLocation, createPath } from '../../client/router/location';

interface HistoryPackage {
  readonly createLocation: typeof createLocation;
  readonly createPath: typeof createPath;
  readonly createBrowserHistory: () => BrowserHistory;
}

/** The one that React Router has. */
export const historyPackage = createRequire(require.resolve('react-router-dom'))(
  'history',
) as HistoryPackage;
