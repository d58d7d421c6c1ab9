import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { toTwinPath } from '@site/plugins/output/markdown-twins/contract';
import { t } from '@site/src/features/locale';
import { PanelBoundary } from '@site/src/features/panels';
import { useState, type ComponentType } from 'react';
import { MarkdownLink } from './MarkdownLink';
import type { PageMenuProps } from './PageMenu';
import styles from './styles.module.css';

interface CopyPageProps {
  /** Path of the page, with language and trailing slash. */
  readonly permalink: string;
  /** Whether there is a variant with JavaScript code. */
  readonly hasVariants: boolean;
}

/** What opens the menu: a click, or the key that starts at its first or last item. */
type Opening = PageMenuProps['opensWith'];

/**
 * A button with a menu to copy, view and open the page's Markdown, and the `<link>` to it. The menu
 * loads when it is opened. Nothing in development, which has no Markdown.
 */
export function CopyPage(props: CopyPageProps) {
  const { siteConfig } = useDocusaurusContext();
  const [menu, setMenu] = useState<{
    readonly PageMenu: ComponentType<PageMenuProps>;
    readonly opensWith: Opening;
  }>();
  if (process.env.NODE_ENV === 'development') return null;

  const open = (opensWith: Opening) =>
    void import('./PageMenu').then(
      ({ default: PageMenu }) => setMenu({ PageMenu, opensWith }),
      // Offline: the next press tries again.
      () => undefined,
    );
  const { permalink } = props;
  return (
    <div className={styles.bar}>
      <MarkdownLink permalink={permalink} />
      {menu ? (
        <PanelBoundary onCrash={() => setMenu(undefined)}>
          <menu.PageMenu {...props} opensWith={menu.opensWith} className={styles.button} />
        </PanelBoundary>
      ) : (
        <button
          type="button"
          className={styles.button}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={() => open('selected')}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            open(event.key === 'ArrowUp' ? 'last' : 'selected');
          }}
        >
          {t('markdown.menu')}
        </button>
      )}
      <noscript>
        <a href={toTwinPath(permalink, 'TS', siteConfig.baseUrl)}>{t('markdown.view')}</a>
      </noscript>
    </div>
  );
}
