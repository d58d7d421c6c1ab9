import { t } from '@site/src/features/locale';
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

/**
 * `contained` for what only works in a browser. Without JavaScript and in the page's Markdown, a sentence says so.
 */
export function containedTool<Props extends object>(Tool: ComponentType<Props>) {
  const Contained = contained(Tool);
  return function ContainedTool(props: Props) {
    return (
      <>
        <noscript data-markdown="">
          <p>{t('loading.needsScript')}</p>
        </noscript>
        <Contained {...props} />
      </>
    );
  };
}
