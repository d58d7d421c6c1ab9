/*
 * Replaces `@theme/ColorModeToggle` of theme-classic 3.10.2 instead of wrapping it: that one is
 * disabled until React has taken over, and stores the mode under a key of Docusaurus's own.
 */
import useIsBrowser from '@docusaurus/useIsBrowser';
import { t } from '@site/src/features/locale';
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
 * Goes round system, light, dark. Of the icons, and of the names until React knows the mode, the
 * style sheet shows the one that is right by `html[data-theme-choice]`. `value` and `onChange` are
 * not used: they are bound to Docusaurus's own storage key.
 */
export default function ColorModeToggle({ className, buttonClassName }: Props) {
  const { mode, setMode } = useMode();
  const modeIsKnown = useIsBrowser();

  return (
    <div className={clsx(styles.toggle, className)}>
      <IconButton
        label={modeIsKnown ? t(NAMES[mode]) : undefined}
        className={buttonClassName}
        {...{ [COLOR_MODE_TOGGLE_ATTRIBUTE]: '' }}
        onClick={(event) => {
          // The boot script's listener comes next and steps aside.
          event.preventDefault();
          setMode(nextMode(shownMode()));
        }}
      >
        <MonitorIcon className={styles.system} />
        <SunIcon className={styles.light} />
        <MoonIcon className={styles.dark} />
        {!modeIsKnown &&
          modePreference.values.map((named) => (
            <span key={named} className={clsx(styles.name, styles[named])}>
              {t(NAMES[named])}
            </span>
          ))}
      </IconButton>
    </div>
  );
}
