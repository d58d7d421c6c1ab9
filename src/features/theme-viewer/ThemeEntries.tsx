import type { ThemeEntry } from '@site/plugins/content/api-reference/contract';
import { copyToClipboard } from '@site/src/features/code';
import CopyIcon from '@site/src/ui/icons/CopyIcon';
import IconButton from '@site/src/ui/IconButton';
import showSnackbar from '@site/src/ui/Snackbar';
import { useId, type CSSProperties } from 'react';
import { valueIn } from './filterTheme';
import { t } from './texts';
import type { ThemeMode } from './themeAddress';
import { toCode, toPath } from './themePath';
import styles from './styles.module.css';

const COPIED_MS = 3000;
const COLOR = /^"(#[\da-f]{3,8}|rgba?\([^)]+\))"$/i;

function Value({ text }: { readonly text: string }) {
  const [, color] = COLOR.exec(text) ?? [];
  return (
    <>
      {color !== undefined && (
        <span className={styles.swatch} style={{ '--swatch': color } as CSSProperties} />
      )}
      <code dir="ltr" className={styles.value}>
        {text}
      </code>
    </>
  );
}

function CopyPath({ code }: { readonly code: string }) {
  const copy = () => {
    copyToClipboard(code).then(
      () => showSnackbar(t('themeViewer.copied', { path: code }), { duration: COPIED_MS }),
      // Clipboard errors are ignored (spec §8).
      () => undefined,
    );
  };
  return (
    <IconButton
      label={t('themeViewer.copy', { path: code })}
      className={styles.copy}
      onClick={copy}
    >
      <CopyIcon />
    </IconButton>
  );
}

export interface ThemeEntriesProps {
  readonly entries: readonly ThemeEntry[];
  readonly parents: readonly string[];
  readonly mode: ThemeMode;
  readonly opened: ReadonlySet<string>;
  readonly onToggle: (keys: readonly string[]) => void;
}

function Group({
  entry,
  keys,
  ...props
}: Omit<ThemeEntriesProps, 'entries' | 'parents'> & {
  readonly entry: ThemeEntry;
  readonly keys: readonly string[];
}) {
  const { opened, onToggle } = props;
  const id = useId();
  const { entries = [], isList = false } = entry;
  const isOpen = opened.has(toPath(keys));
  const count = entries.length;
  return (
    <>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onToggle(keys)}
        >
          <bdi>{entry.key}</bdi>{' '}
          <span className={styles.count}>
            {t(isList ? 'themeViewer.items' : 'themeViewer.keys', { count })}
          </span>
        </button>
        <CopyPath code={toCode(keys)} />
      </div>
      {isOpen && (
        <div id={id}>
          <ThemeEntries {...props} entries={entries} parents={keys} />
        </div>
      )}
    </>
  );
}

/** A list of keys; groups are disclosures. */
export function ThemeEntries({ entries, parents, ...props }: ThemeEntriesProps) {
  return (
    // Safari takes the role from lists without bullets.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={styles.list}>
      {entries.map((entry) => {
        const keys = [...parents, entry.key];
        const text = valueIn(entry, props.mode);
        return (
          <li key={entry.key}>
            {text === undefined ? (
              <Group {...props} entry={entry} keys={keys} />
            ) : (
              <div className={styles.row}>
                <span className={styles.leaf}>
                  <bdi className={styles.key}>{entry.key}</bdi> <Value text={text} />
                </span>
                <CopyPath code={toCode(keys)} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
