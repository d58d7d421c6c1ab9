import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  countOf,
  FAMILIES,
  familyOf,
  plainTheme,
  tableOf,
  type FamilyName,
  type Setting,
} from '@site/src/features/built-theme';
import { copyToClipboard } from '@site/src/features/code';
import { containedTool } from '@site/src/features/panels';
import { useMode } from '@site/src/prefs';
import type { PaletteMode } from '@site/src/site/tokens';
import Button from '@site/src/ui/Button';
import Switch from '@site/src/ui/Switch';
import ToggleGroup from '@site/src/ui/ToggleGroup';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CodeOutput } from './CodeOutput';
import { lowPairs } from './contrastPairs';
import { ImportPanel } from './ImportPanel';
import { ColorPanel } from './panels/ColorPanel';
import { SettingField } from './panels/SettingField';
import { Preview } from './Preview';
import styles from './styles.module.css';
import { t } from './texts';
import { linkTo } from './themeAddress';
import { useThemeBuilder } from './useThemeBuilder';

const FAMILY_OPTIONS = (Object.keys(FAMILIES) as FamilyName[]).map((value) => ({
  value,
  label: FAMILIES[value].library,
}));

const GROUPS = ['type', 'shape', 'defaults'] as const;

/** The group of a setting, after its place in the options. */
function groupOf({ place }: Setting): (typeof GROUPS)[number] {
  switch (place?.[0]) {
    case 'typography':
    case 'fontFamily':
    case 'fontSize':
      return 'type';
    case 'components':
      return 'defaults';
    default:
      return 'shape';
  }
}

function Group({
  title,
  open = false,
  children,
}: {
  readonly title: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <details className={styles.group} open={open}>
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

/** Fields of text have an undo of their own. */
const hasOwnUndo = (target: EventTarget) =>
  target instanceof Element &&
  target.closest('textarea, [contenteditable], input[type=text], input[type=number]') !== null;

/** Puts a theme together: fields, a preview, and the theme as code, as an address and on the site's demos. */
export const ThemeBuilder = containedTool(function ThemeBuilder({
  family: familyOfPage = 'material',
}: {
  /** The library of the page; readers can choose another. */
  readonly family?: FamilyName;
}) {
  const wornId = useId();
  const builder = useThemeBuilder(familyOfPage);
  const { theme, change } = builder;
  const family = familyOf(theme);
  const { library, settings } = tableOf(theme);
  const { effective, setMode } = useMode();
  // The server knows no mode; the fields are those of light mode there.
  const isBrowser = useIsBrowser();
  const mode: PaletteMode = isBrowser ? effective : 'light';
  const [message, setMessage] = useState('');
  const isEmpty = countOf(theme) === 0;
  const low = lowPairs(theme).length;

  const step = (possible: boolean, go: () => void, text: string) => {
    if (!possible) return;
    go();
    setMessage(text);
  };
  const undo = () => step(builder.canUndo, builder.undo, t('themeBuilder.undone'));
  const redo = () => step(builder.canRedo, builder.redo, t('themeBuilder.redone'));
  const reset = () =>
    step(
      !isEmpty,
      () => builder.replace(plainTheme(family)),
      t('themeBuilder.resetDone', { library }),
    );

  const copyLink = async () => {
    try {
      await copyToClipboard(linkTo(window.location.href, theme));
      setMessage(t('themeBuilder.linkCopied'));
    } catch {
      setMessage(t('themeBuilder.linkNotCopied'));
    }
  };

  const undoByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || hasOwnUndo(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  };

  const buttons = [
    { label: t('themeBuilder.undo'), off: !builder.canUndo, onClick: undo },
    { label: t('themeBuilder.redo'), off: !builder.canRedo, onClick: redo },
    { label: t('themeBuilder.reset'), off: isEmpty, onClick: reset },
    { label: t('themeBuilder.copyLink'), off: isEmpty, onClick: () => void copyLink() },
  ];
  const panel = { theme, onChange: change };

  return (
    // Keys of the fields inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.builder} data-no-markdown="" onKeyDown={undoByKey}>
      <div className={styles.library}>
        <ToggleGroup<FamilyName>
          legend={t('themeBuilder.library')}
          options={FAMILY_OPTIONS}
          value={family}
          onChange={builder.setFamily}
        />
      </div>
      <div className={styles.toolbar}>
        {buttons.map(({ label, off, onClick }) => (
          <Button key={label} aria-disabled={off} onClick={off ? undefined : onClick}>
            {label}
          </Button>
        ))}
        <label className={styles.wear} htmlFor={wornId}>
          <Switch
            id={wornId}
            checked={builder.worn}
            aria-disabled={isEmpty}
            onChange={(event) => {
              if (isEmpty) return;
              builder.setWorn(event.target.checked);
              setMessage(
                t(event.target.checked ? `themeBuilder.worn.${family}` : 'themeBuilder.notWorn'),
              );
            }}
          />
          <span>{t('themeBuilder.wear')}</span>
        </label>
        <p role="status" className={styles.status}>
          {message}
        </p>
      </div>
      {builder.problem ? (
        <p className={styles.problem}>{t(`themeBuilder.linkProblems.${builder.problem}`)}</p>
      ) : null}
      <div className={styles.columns}>
        <div className={styles.panels}>
          <Group title={t('themeBuilder.colors')} open>
            <ToggleGroup<PaletteMode>
              legend={t('themeBuilder.mode')}
              options={[
                { value: 'light', label: t('themeBuilder.light') },
                { value: 'dark', label: t('themeBuilder.dark') },
              ]}
              value={mode}
              onChange={setMode}
            />
            <p role="status" className={styles.contrast} data-low={low > 0}>
              {low > 0 ? t('themeBuilder.lowPairs', { count: low }) : t('themeBuilder.noLowPairs')}
            </p>
            <ColorPanel {...panel} mode={mode} key={`${family} ${mode}`} />
          </Group>
          {GROUPS.map((group) => (
            <Group key={group} title={t(`themeBuilder.${group}`)}>
              {[...settings]
                .filter(([, setting]) => groupOf(setting) === group)
                .map(([name, setting]) => (
                  <SettingField key={`${family} ${name}`} {...panel} {...{ name, setting }} />
                ))}
            </Group>
          ))}
        </div>
        <Preview key={family} theme={theme} />
      </div>
      <CodeOutput theme={theme} />
      <Group title={t('themeBuilder.importTitle')}>
        <ImportPanel theme={theme} onImport={builder.replace} />
      </Group>
    </div>
  );
});
