import Link from '@docusaurus/Link';
import { trackClick } from '@site/src/features/analytics';
import { ConsentSetting } from '@site/src/features/consent';
import { OfflineSetting } from '@site/src/features/offline';
import { useDirection, useMode, useSlashKey, type Direction, type Mode } from '@site/src/prefs';
import { TRANSLATIONS_PATHNAME } from '@site/src/site/links';
import Dialog from '@site/src/ui/Dialog';
import LeftToRightIcon from '@site/src/ui/icons/LeftToRightIcon';
import MonitorIcon from '@site/src/ui/icons/MonitorIcon';
import MoonIcon from '@site/src/ui/icons/MoonIcon';
import RightToLeftIcon from '@site/src/ui/icons/RightToLeftIcon';
import SunIcon from '@site/src/ui/icons/SunIcon';
import ToggleGroup from '@site/src/ui/ToggleGroup';
import type { ReactNode } from 'react';
import ExampleSettings from './ExampleSettings';
import LanguageLinks from './LanguageLinks';
import { t } from './texts';
import styles from './styles.module.css';

const option = <T extends Mode | Direction>(value: T, label: string, icon: ReactNode) => ({
  value,
  label,
  icon,
  data: trackClick('settings', value),
});

/** The settings dialog (spec §2). */
export default function SettingsPanel({ onClose }: { readonly onClose: () => void }) {
  const { mode, setMode } = useMode();
  const { direction, setDirection } = useDirection();
  const { slashKey, setSlashKey } = useSlashKey();
  return (
    <Dialog
      title={t('settings.title')}
      closeLabel={t('settingsPanel.close')}
      placement="inline-end"
      onClose={onClose}
    >
      <div className={styles.groups}>
        <ToggleGroup
          legend={t('settingsPanel.mode')}
          options={[
            option('light', t('settingsPanel.light'), <SunIcon />),
            option('system', t('settingsPanel.system'), <MonitorIcon />),
            option('dark', t('settingsPanel.dark'), <MoonIcon />),
          ]}
          value={mode}
          onChange={setMode}
        />
        <ToggleGroup
          legend={t('settingsPanel.direction')}
          options={[
            option('ltr', t('settingsPanel.leftToRight'), <LeftToRightIcon />),
            option('rtl', t('settingsPanel.rightToLeft'), <RightToLeftIcon />),
          ]}
          value={direction}
          onChange={setDirection}
        />
        {direction === 'rtl' ? (
          <p className={styles.note}>{t('settingsPanel.examplesStayEnglish')}</p>
        ) : null}
        <LanguageLinks />
        <Link className={styles.link} to={TRANSLATIONS_PATHNAME} onClick={onClose}>
          {t('settingsPanel.translations')}
        </Link>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={slashKey === 'on'}
            onChange={({ target }) => setSlashKey(target.checked ? 'on' : 'off')}
          />
          <span>{t('settingsPanel.slashKey')}</span>
        </label>
        <ExampleSettings onLeave={onClose} />
        <OfflineSetting />
        <ConsentSetting />
      </div>
    </Dialog>
  );
}
