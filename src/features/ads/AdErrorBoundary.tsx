import { sendEvent } from '@site/src/features/analytics';
import ErrorBoundary from '@site/src/ui/ErrorBoundary';
import type { ReactNode } from 'react';

interface AdErrorBoundaryProps {
  readonly eventLabel: string;
  readonly children: ReactNode;
}

/** Renders nothing if an ad throws, and reports the crash (spec §4). */
export function AdErrorBoundary({ eventLabel, children }: AdErrorBoundaryProps) {
  return (
    <ErrorBoundary onError={() => sendEvent('ad', { eventAction: 'crash', eventLabel })}>
      {children}
    </ErrorBoundary>
  );
}
