import { t } from '@site/src/features/locale';
import type { ComponentType } from 'react';
import { contained } from './contained';

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
