import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createBrowserHistory } from './browserHistory';
import { HistoryContext, RouterContext } from './RouterContext';
import { rootMatch } from './routes';

/** Tells its children where the tab is. */
export function BrowserRouter({ children }: { readonly children?: ReactNode }) {
  const [history] = useState(createBrowserHistory);
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => {
    // Children may have navigated before this one listens.
    setLocation(history.location);
    return history.listen(setLocation);
  }, [history]);
  return (
    <RouterContext.Provider value={{ history, location, match: rootMatch(location.pathname) }}>
      <HistoryContext.Provider value={history}>{children}</HistoryContext.Provider>
    </RouterContext.Provider>
  );
}
