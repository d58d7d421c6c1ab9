import { sendEvent } from '@site/src/features/analytics';
import { Component, type ReactNode } from 'react';

interface Props {
  /** What analytics is told that crashed; null when no ad had been chosen. */
  readonly eventLabel: string | null;
  readonly children: ReactNode;
}

/** Renders nothing in the place of an ad that throws, and reports it (spec §4, "Ad slot"). */
export class AdErrorBoundary extends Component<Props, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch() {
    sendEvent('ad', { eventAction: 'crash', eventLabel: String(this.props.eventLabel) });
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
