import { sendEvent } from '@site/src/features/analytics';
import { Component, type ReactNode } from 'react';

interface Props {
  readonly eventLabel: string;
  readonly children: ReactNode;
}

/** Renders nothing if an ad throws, and reports the crash (spec §4). */
export class AdErrorBoundary extends Component<Props, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch() {
    sendEvent('ad', { eventAction: 'crash', eventLabel: this.props.eventLabel });
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
