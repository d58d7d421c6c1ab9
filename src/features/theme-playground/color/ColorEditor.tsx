import { useId, useState } from 'react';
import { DEFAULT_COLORS, type Intent } from './intents';
import { HUE_NAMES, HUE_SHADES, findSwatch, swatchColor, type Swatch } from './materialHues';
import { couldBecomeColor, parseColorInput } from '@site/src/site/colorInput';
import styles from './styles.module.css';
import { SwatchGroup } from './SwatchGroup';
import { ToneList } from './ToneList';
import { t } from '../texts';

export interface ColorEditorProps {
  readonly intent: Intent;
  /** Text of the field. */
  readonly text: string;
  /** Last valid colour, as `#rrggbb`. */
  readonly color: string;
  /**
   * Whether this text was rejected. Shows the error even if the text may be an incomplete colour.
   */
  readonly rejected: boolean;
  /** Called with the new text, also when a colour was picked. */
  readonly onChange: (text: string) => void;
}

/** Initial swatch of a palette. */
const firstSwatch = (intent: Intent): Swatch =>
  findSwatch(DEFAULT_COLORS[intent]) ?? { hue: 'blue', shade: 500 };

/**
 * Edits a colour: as text, in the field whose id is the name of the palette, with the browser's colour picker, or
 * from Material Design's hues.
 */
export function ColorEditor({ intent, text, color, rejected, onChange }: ColorEditorProps) {
  const messageId = useId();
  const [editing, setEditing] = useState(false);
  const [lastPicked, setLastPicked] = useState(() => firstSwatch(intent));

  const name = t(`playground.color.${intent}`);
  const invalid = !parseColorInput(text) && (rejected || !editing || !couldBecomeColor(text));

  // A custom colour has no swatch; the palettes keep their selection.
  const swatch = findSwatch(color);
  const { hue, shade } = swatch ?? lastPicked;
  const pick = (picked: Swatch) => {
    setLastPicked(picked);
    onChange(swatchColor(picked));
  };
  const hueName = t(`playground.color.hues.${hue}`);

  return (
    <fieldset className="clean-fieldset">
      <legend className={styles.legend}>{name}</legend>
      <div className={styles.field}>
        <input
          id={intent}
          type="text"
          dir="ltr"
          className={styles.text}
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={name}
          aria-invalid={invalid || undefined}
          aria-describedby={messageId}
          onFocus={() => setEditing(true)}
          onBlur={() => setEditing(false)}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          type="color"
          className={styles.picker}
          value={color}
          aria-label={t('playground.color.picker', { name })}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p id={messageId} className={styles.message} aria-live="polite" data-invalid={invalid}>
        {invalid ? t('playground.color.invalid') : t('playground.color.formats')}
      </p>
      <SwatchGroup
        legend={t('playground.color.hue')}
        columns={8}
        options={HUE_NAMES.map((option) => ({
          value: option,
          label: t(`playground.color.hues.${option}`),
          color: swatchColor({ hue: option, shade }),
        }))}
        value={swatch?.hue}
        onChange={(picked) => pick({ hue: picked, shade })}
      />
      <SwatchGroup
        legend={t('playground.color.shade', { hue: hueName })}
        columns={7}
        options={HUE_SHADES.map((option) => ({
          value: option,
          label: `${hueName} ${option}`,
          text: String(option),
          color: swatchColor({ hue, shade: option }),
        }))}
        value={swatch?.shade}
        onChange={(picked) => pick({ hue, shade: picked })}
      />
      <ToneList color={color} />
    </fieldset>
  );
}
