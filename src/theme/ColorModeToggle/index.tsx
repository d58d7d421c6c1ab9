/*
 * Replaces `@theme/ColorModeToggle` of theme-classic 3.10.2. Wrapping is not possible: the original
 * is disabled until hydration, and stores the mode under Docusaurus's own key.
 */
import useIsBrowser from '@docusaurus/useIsBrowser';
import { langOf, t } from '@site/src/features/locale';
import {
  COLOR_MODE_TOGGLE_ATTRIBUTE,
  modePreference,
  nextMode,
  shownMode,
  useMode,
  type Mode,
} from '@site/src/prefs';
import IconButton from '@site/src/ui/IconButton';
import MonitorIcon from '@site/src/ui/icons/MonitorIcon';
import MoonIcon from '@site/src/ui/icons/MoonIcon';
import SunIcon from '@site/src/ui/icons/SunIcon';
import type { Props } from '@theme/ColorModeToggle';
import clsx from 'clsx';
import styles from './styles.module.css';

const NAMES = {
  system: 'settings.modeToggle.system',
  light: 'settings.modeToggle.light',
  dark: 'settings.modeToggle.dark',
} as const satisfies Record<Mode, string>;

/**
 * Cycles through system, light and dark. All icons, and before hydration all labels, are rendered;
 * the style sheet selects one by `html[data-theme-choice]`. `value` and `onChange` are unused,
 * because they are bound to Docusaurus's own storage key.
 */
export default function ColorModeToggle({ className, buttonClassName }: Props) {
  const { mode, setMode } = useMode();
  const modeIsKnown = useIsBrowser();

  return (
    <div className={clsx(styles.toggle, className)}>
      <IconButton
        label={modeIsKnown ? t(NAMES[mode]) : undefined}
        lang={langOf(NAMES[mode])}
        className={buttonClassName}
        {...{ [COLOR_MODE_TOGGLE_ATTRIBUTE]: '' }}
        onClick={(event) => {
          // Tells the boot script's listener, which runs next, to ignore the event.
          event.preventDefault();
          setMode(nextMode(shownMode()));
        }}
      >
        <MonitorIcon className={styles.system} />
        <SunIcon className={styles.light} />
        <MoonIcon className={styles.dark} />
        {!modeIsKnown &&
          modePreference.values.map((named) => (
            <span key={named} className={clsx('visually-hidden', styles[named])}>
              {t(NAMES[named])}
            </span>
          ))}
      </IconButton>
    </div>
  );
}
