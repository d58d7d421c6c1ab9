import * as React from 'react';
import type { Router } from '@toolpad/core/AppProvider';
import { useLocation, useNavigate } from 'react-router-dom';

/** The router of React Router, as Toolpad Core asks for it. */
export function useAppRouter(): Router {
  const { pathname, search } = useLocation();
  const goTo = useNavigate();

  return React.useMemo(
    () => ({
      pathname,
      searchParams: new URLSearchParams(search),
      navigate: (url, options) =>
        void goTo(String(url), { replace: options?.history === 'replace' }),
    }),
    [pathname, search, goTo],
  );
}
