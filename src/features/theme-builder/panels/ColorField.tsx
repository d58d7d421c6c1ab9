import { type ColorRole } from '@site/src/features/built-theme';
import { couldBecomeColor, parseColorInput } from '@site/src/site/colorInput';
import { formatRatio } from '@site/src/site/textContrast';
import RefreshIcon from '@site/src/ui/icons/RefreshIcon';
import { useId, useState } from 'react';
import type { ContrastPair } from '../contrastPairs';
import { t } from '../texts';
import styles from './styles.module.css';

interface ColorFieldProps {
  readonly role: ColorRole;
  /** As `#rrggbb`. */
  readonly color: string;
  readonly isDefault: boolean;
  readonly pairs: readonly ContrastPair[];
  readonly onChange: (color: string) => void;
  readonly onReset: () => void;
}

/** A color as text and with the browser's picker, and the contrast of the pairs that it is in. */
export function ColorField({ role, color, isDefault, pairs, onChange, onReset }: ColorFieldProps) {
  const id = useId();
  // The field's text while typing.
  const [draft, setDraft] = useState<string>();
  const [typing, setTyping] = useState(false);
  const text = draft ?? color;
  const invalid = !parseColorInput(text) && !(typing && couldBecomeColor(text));
  const name = t(`themeBuilder.roles.${role}`);
  const pairsId = `${id}-pairs`;

  const type = (typed: string) => {
    setDraft(typed);
    const parsed = parseColorInput(typed);
    if (parsed) onChange(parsed);
  };

  return (
    <fieldset className="clean-fieldset">
      <legend className={styles.label}>{name}</legend>
      <div className={styles.line}>
        <input
          type="color"
          className={styles.picker}
          value={color}
          aria-label={t('themeBuilder.picker', { name })}
          onChange={(event) => {
            setDraft(undefined);
            onChange(event.target.value);
          }}
        />
        <input
          type="text"
          dir="ltr"
          className={styles.text}
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={name}
          aria-invalid={invalid || undefined}
          aria-describedby={pairsId}
          onFocus={() => setTyping(true)}
          onBlur={() => {
            setTyping(false);
            if (parseColorInput(text)) setDraft(undefined);
          }}
          onChange={(event) => type(event.target.value)}
        />
        <button
          type="button"
          className={styles.default}
          aria-disabled={isDefault && draft === undefined}
          aria-label={t('themeBuilder.toDefault', { name })}
          title={t('themeBuilder.toDefault', { name })}
          onClick={() => {
            setDraft(undefined);
            onReset();
          }}
        >
          <RefreshIcon />
        </button>
      </div>
      <div id={pairsId} className={styles.pairs}>
        {invalid ? (
          <p className={styles.invalid}>{t('themeBuilder.invalidColor')}</p>
        ) : (
          pairs.map(({ place, ratio, level }) => (
            <p key={place} className={styles.pair}>
              <span>{t(`themeBuilder.places.${place}`, { ratio: formatRatio(ratio) })}</span>{' '}
              <span className={styles.level} data-level={level}>
                {t(`themeBuilder.levels.${level}`)}
              </span>
            </p>
          ))
        )}
      </div>
    </fieldset>
  );
}
