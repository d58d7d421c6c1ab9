import { useLoaded } from '@site/src/ui/useLoaded';
import { useCallback, type ReactNode } from 'react';
import { t } from './texts';
import styles from './styles.module.css';

/** A Material icon for a query. */
export interface IconHit {
  readonly name: string;
  readonly drawing: ReactNode;
  /** The statement that imports it. */
  readonly statement: string;
}

const LIMIT = 3;

const NONE: readonly IconHit[] = [];

async function findIcons(query: string): Promise<readonly IconHit[]> {
  const { Drawing, loadIcons, meansIcon, searchIcons, toImport } = await import(
    /* webpackChunkName: "icon-search" */ '@site/src/features/icon-search'
  );
  if (!meansIcon(query)) return NONE;
  const icons = await loadIcons('Filled');
  return searchIcons(Object.keys(icons), query)
    .slice(0, LIMIT)
    .map((name) => ({
      name,
      drawing: <Drawing markup={icons[name] ?? ''} className={styles.drawing} />,
      statement: toImport(name),
    }));
}

interface IconSearch {
  readonly icons: readonly IconHit[];
  readonly isSearching: boolean;
}

/** Icons for a query that may mean one; what finds and draws them loads with the first such query. */
export function useIcons(query: string, mayMeanIcon: boolean): IconSearch {
  const load = useCallback(
    async () => ({
      query,
      // Offline, there are none.
      icons: await findIcons(query).catch(() => NONE),
    }),
    [query],
  );
  const { value: found } = useLoaded(load, mayMeanIcon);
  return {
    icons: (mayMeanIcon && found?.icons) || NONE,
    isSearching: mayMeanIcon && found?.query !== query,
  };
}

interface IconOptionProps {
  readonly icon: IconHit;
  readonly isCopied: boolean;
}

/** An icon in the list: choosing it copies its import. */
export function IconOption({ icon, isCopied }: IconOptionProps) {
  const { name, drawing, statement } = icon;
  return (
    <>
      {drawing}
      <span className={styles.texts} translate="no">
        <span className={styles.hitTitle}>{name}</span>
        <code className={styles.statement}>{statement}</code>
      </span>
      <span className={styles.chip}>
        {t(isCopied ? 'searchPanel.copied' : 'searchPanel.copyImport')}
      </span>
    </>
  );
}
