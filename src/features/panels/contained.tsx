import type { ComponentType } from 'react';
import { PanelBoundary } from './PanelBoundary';

/** Returns the component in a boundary of its own, with a retry button when it has crashed. */
export function contained<Props extends object>(Panel: ComponentType<Props>) {
  return function Contained(props: Props) {
    return (
      <PanelBoundary>
        <Panel {...props} />
      </PanelBoundary>
    );
  };
}
