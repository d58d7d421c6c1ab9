import Link from '@docusaurus/Link';
import { trackClick } from '@site/src/features/analytics';
import {
  INITIAL_THEME_SETTINGS,
  SPACING_LIMITS,
  useCodeStyling,
  useCodeVariant,
  useThemeSettings,
  useThemeSettingsDispatch,
} from '@site/src/prefs';
import NumberStepper from '@site/src/ui/NumberStepper';
import ToggleGroup from '@site/src/ui/ToggleGroup';
import { useId } from 'react';
import { t } from './texts';
import styles from './styles.module.css';

const COLOR_PLAYGROUND = '/material-ui/customization/color/#playground';

/** Settings of live demos: theme, code variant and styling (spec §4). */
export default function ExampleSettings({ onLeave }: { readonly onLeave: () => void }) {
  const { dense, spacing } = useThemeSettings();
  const dispatch = useThemeSettingsDispatch();
  const { codeVariant, setCodeVariant } = useCodeVariant();
  const { codeStyling, setCodeStyling } = useCodeStyling();
  const headingId = useId();
  const isInitial =
    dense === INITIAL_THEME_SETTINGS.dense && spacing === INITIAL_THEME_SETTINGS.spacing;

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {t('settingsPanel.examples')}
      </h3>
      <ToggleGroup
        legend={t('settingsPanel.density')}
        options={[
          { value: 'comfortable', label: t('settingsPanel.comfortable') },
          { value: 'dense', label: t('settingsPanel.dense') },
        ]}
        value={dense ? 'dense' : 'comfortable'}
        onChange={(density) => dispatch({ type: 'SET_DENSE', payload: density === 'dense' })}
      />
      <div>
        <NumberStepper
          legend={t('settingsPanel.spacing')}
          decreaseLabel={t('settingsPanel.decreaseSpacing')}
          increaseLabel={t('settingsPanel.increaseSpacing')}
          value={spacing}
          {...SPACING_LIMITS}
          onChange={(payload) => dispatch({ type: 'SET_SPACING', payload })}
        >
          {t('settingsPanel.spacingValue', { spacing })}
        </NumberStepper>
        {/* Stays focusable when there is nothing to reset; pressing it would lose the focus otherwise. */}
        <button
          type="button"
          className={styles.reset}
          aria-disabled={isInitial}
          onClick={() => dispatch({ type: 'RESET_DENSITY' })}
        >
          {t('settingsPanel.resetDensity')}
        </button>
      </div>
      <ToggleGroup
        legend={t('settingsPanel.codeLanguage')}
        options={[
          { value: 'TS', label: t('settingsPanel.typescript') },
          { value: 'JS', label: t('settingsPanel.javascript') },
        ]}
        value={codeVariant}
        onChange={setCodeVariant}
      />
      <ToggleGroup
        legend={t('settingsPanel.styling')}
        options={[
          { value: 'MUI System', label: t('settingsPanel.muiSystem') },
          { value: 'Tailwind', label: t('settingsPanel.tailwindCss') },
          { value: 'CSS', label: t('settingsPanel.plainCss') },
        ]}
        value={codeStyling}
        onChange={setCodeStyling}
      />
      <Link
        className={styles.link}
        to={COLOR_PLAYGROUND}
        onClick={onLeave}
        {...trackClick('settings', 'colors')}
      >
        {t('settingsPanel.editColors')}
      </Link>
    </section>
  );
}
