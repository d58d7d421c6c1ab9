import type { Props } from '@theme/LastUpdated';
import { lazy, Suspense } from 'react';

const LastUpdated = lazy(() => import('@theme-original/LastUpdated'));

/** Loads the original only where a page says when it was updated. */
export default function LazyLastUpdated(props: Props) {
  return (
    <Suspense>
      <LastUpdated {...props} />
    </Suspense>
  );
}
