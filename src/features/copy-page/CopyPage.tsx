import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { toTwinPath } from '@site/plugins/output/markdown-twins/contract';
import { trackClick } from '@site/src/features/analytics';
import { t } from '@site/src/features/locale';
import { useCodeVariant } from '@site/src/prefs';
import { useState } from 'react';
import { MarkdownLink } from './MarkdownLink';
import styles from './styles.module.css';

interface CopyPageProps {
  /** Path of the page, with language and trailing slash. */
  readonly permalink: string;
  /** Whether there is a variant with JavaScript code. */
  readonly hasVariants: boolean;
}

/**
 * Buttons to copy and view the page's Markdown in the stored code variant, and the `<link>` to it.
 * Nothing in development, which has no Markdown.
 */
export function CopyPage({ permalink, hasVariants }: CopyPageProps) {
  const { siteConfig } = useDocusaurusContext();
  const { codeVariant } = useCodeVariant();
  const [state, setState] = useState<'copied' | 'failed'>();
  if (process.env.NODE_ENV === 'development') return null;

  const address = toTwinPath(permalink, hasVariants ? codeVariant : 'TS', siteConfig.baseUrl);
  const copy = () =>
    import('./copyTwin')
      .then(({ copyTwin }) => copyTwin(address, () => setState('copied')))
      .then(
        () => setState(undefined),
        () => setState('failed'),
      );
  const label = t('markdown.copy');
  return (
    <div className={styles.bar}>
      <MarkdownLink permalink={permalink} />
      <button
        type="button"
        className={styles.copy}
        data-longest={label}
        onClick={() => void copy()}
        {...trackClick('docs', 'copy-markdown')}
      >
        {state === 'copied' ? t('code.copied') : label}
      </button>
      <a href={address} {...trackClick('docs', 'view-markdown')}>
        {t('markdown.view')}
      </a>
      {state === 'failed' && <p role="alert">{t('markdown.failed')}</p>}
    </div>
  );
}
