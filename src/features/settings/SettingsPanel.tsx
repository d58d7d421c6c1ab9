import { t } from '@site/src/features/locale';
import { useDirection, useMode, type Direction, type Mode } from '@site/src/prefs';
import Dialog from '@site/src/ui/Dialog';
import LeftToRightIcon from '@site/src/ui/icons/LeftToRightIcon';
import MonitorIcon from '@site/src/ui/icons/MonitorIcon';
import MoonIcon from '@site/src/ui/icons/MoonIcon';
import RightToLeftIcon from '@site/src/ui/icons/RightToLeftIcon';
import SunIcon from '@site/src/ui/icons/SunIcon';
import ToggleGroup, { type ToggleGroupOption } from '@site/src/ui/ToggleGroup';
import ExampleSettings from './ExampleSettings';
import LanguageLinks from './LanguageLinks';
import styles from './styles.module.css';

const modes = (): ToggleGroupOption<Mode>[] => [
  { value: 'light', label: t('settings.light'), icon: <SunIcon /> },
  { value: 'system', label: t('settings.system'), icon: <MonitorIcon /> },
  { value: 'dark', label: t('settings.dark'), icon: <MoonIcon /> },
];

const directions = (): ToggleGroupOption<Direction>[] => [
  { value: 'ltr', label: t('settings.leftToRight'), icon: <LeftToRightIcon /> },
  { value: 'rtl', label: t('settings.rightToLeft'), icon: <RightToLeftIcon /> },
];

/** The dialog with everything a reader can set (spec §2, page-level elements). */
export default function SettingsPanel({ onClose }: { readonly onClose: () => void }) {
  const { mode, setMode } = useMode();
  const { direction, setDirection } = useDirection();
  return (
    <Dialog
      title={t('settings.title')}
      closeLabel={t('settings.close')}
      placement="inline-end"
      onClose={onClose}
    >
      <div className={styles.groups}>
        <ToggleGroup
          legend={t('settings.mode')}
          options={modes()}
          value={mode}
          onChange={setMode}
        />
        <ToggleGroup
          legend={t('settings.direction')}
          options={directions()}
          value={direction}
          onChange={setDirection}
        />
        <LanguageLinks />
        <ExampleSettings onLeave={onClose} />
      </div>
    </Dialog>
  );
}
