import { containedTool } from '@site/src/features/panels';
import { SPACING_LIMITS, useThemeSettings, useThemeSettingsDispatch } from '@site/src/prefs';
import Button from '@site/src/ui/Button';
import MinusIcon from '@site/src/ui/icons/MinusIcon';
import PlusIcon from '@site/src/ui/icons/PlusIcon';
import Switch from '@site/src/ui/Switch';
import { useId, useRef, useState } from 'react';
import shared from '../playground.module.css';
import { StatusMessage, useStatus } from '../StatusMessage';
import { parseSpacing } from './spacingUnit';
import { t } from '../texts';
import styles from './styles.module.css';

const UNIT = 'px';

/** Sets density and spacing unit of all demos (see `src/prefs`); both apply at once. */
export const DensityPlayground = containedTool(function DensityPlayground() {
  const { dense, spacing } = useThemeSettings();
  const dispatch = useThemeSettingsDispatch();
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  // The field's text while typing: it may be empty or outside the limits.
  const [draft, setDraft] = useState<string>();
  const status = useStatus();

  const step = (type: 'INCREASE_SPACING' | 'DECREASE_SPACING') => {
    const next = spacing + (type === 'INCREASE_SPACING' ? 1 : -1);
    dispatch({ type });
    // The button becomes disabled at the limit and would lose the focus.
    if (next >= SPACING_LIMITS.max || next <= SPACING_LIMITS.min) field.current?.focus();
    status.say(t('playground.density.spacingIs', { spacing: next }));
  };

  const type = (text: string) => {
    setDraft(text);
    const payload = parseSpacing(text);
    if (payload !== undefined) dispatch({ type: 'SET_SPACING', payload });
    status.clear();
  };

  const reset = () => {
    dispatch({ type: 'RESET_DENSITY' });
    setDraft(undefined);
    status.say(t('playground.density.resetDone'));
  };

  return (
    <div className={shared.playground} data-no-markdown="">
      <label className={styles.row}>
        <span>{t('playground.density.dense')}</span>
        <Switch
          checked={dense}
          onChange={(event) => {
            dispatch({ type: 'SET_DENSE', payload: event.target.checked });
            status.clear();
          }}
        />
      </label>
      <div className={styles.row}>
        <label htmlFor={fieldId}>{t('playground.density.spacing')}</label>
        <div className={styles.stepper}>
          <button
            type="button"
            className={styles.step}
            aria-label={t('playground.density.decrease')}
            disabled={spacing <= SPACING_LIMITS.min}
            onClick={() => step('DECREASE_SPACING')}
          >
            <MinusIcon />
          </button>
          <input
            ref={field}
            id={fieldId}
            type="number"
            dir="ltr"
            className={styles.number}
            min={SPACING_LIMITS.min}
            max={SPACING_LIMITS.max}
            step={1}
            value={draft ?? spacing}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setDraft(undefined)}
          />
          <span className={styles.unit}>{UNIT}</span>
          <button
            type="button"
            className={styles.step}
            aria-label={t('playground.density.increase')}
            disabled={spacing >= SPACING_LIMITS.max}
            onClick={() => step('INCREASE_SPACING')}
          >
            <PlusIcon />
          </button>
        </div>
      </div>
      <div className={shared.actions}>
        <Button onClick={reset}>{t('playground.density.reset')}</Button>
        <StatusMessage status={status} />
      </div>
    </div>
  );
});
