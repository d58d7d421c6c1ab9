import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Docusaurus's boundary has no such callback. */
  readonly onError?: (error: unknown) => void;
  /** Replaces children that threw, which `retry` renders again; by default nothing. */
  readonly fallback?: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly thrown: { readonly error: unknown } | null;
}

/** Contains children that throw. */
export default class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { thrown: null };

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    const { fallback, children } = this.props;
    const { thrown } = this.state;
    if (!thrown) return children;
    return fallback?.(thrown.error, () => this.setState({ thrown: null }));
  }
}
