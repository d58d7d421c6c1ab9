import type { Props } from '@theme/LastUpdated';
import { lazy, Suspense } from 'react';

const LastUpdated = lazy(() => import('@theme-original/LastUpdated'));

/** Loads the original only for pages with a date or an author. */
export default function LazyLastUpdated(props: Props) {
  return (
    <Suspense>
      <LastUpdated {...props} />
    </Suspense>
  );
}
