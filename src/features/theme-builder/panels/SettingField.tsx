import {
  isFontFamily,
  nameInCode,
  valueOf,
  type Setting,
  type SettingName,
} from '@site/src/features/built-theme';
import Switch from '@site/src/ui/Switch';
import clsx from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { t } from '../texts';
import type { PanelProps } from './PanelProps';
import styles from './styles.module.css';

interface FieldProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Applies what is typed as soon as it is allowed. */
function TypedField({
  id,
  value,
  onChange,
  parse,
  hint,
  ...input
}: FieldProps & {
  readonly parse: (text: string) => boolean;
  readonly hint: string;
  readonly type: 'text' | 'number';
  readonly min?: number;
  readonly max?: number;
}) {
  const [draft, setDraft] = useState<string>();
  const text = draft ?? value;
  const invalid = !parse(text);
  const hintId = `${id}-hint`;
  return (
    <>
      <input
        {...input}
        id={id}
        dir="ltr"
        className={styles.text}
        value={text}
        step="any"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={invalid || undefined}
        aria-describedby={hintId}
        onBlur={() => setDraft(undefined)}
        onChange={(event) => {
          setDraft(event.target.value);
          if (parse(event.target.value)) onChange(event.target.value);
        }}
      />
      <span id={hintId} className={invalid ? styles.invalid : styles.hint}>
        {hint}
      </span>
    </>
  );
}

function ChoiceField({
  id,
  value,
  onChange,
  values,
}: FieldProps & { readonly values: readonly string[] }) {
  return (
    <select
      id={id}
      dir="ltr"
      className={styles.select}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {values.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}

/** Settings that have a name in words; the others have that of the code. */
const LABELLED = [
  'fontFamily',
  'fontBody',
  'fontDisplay',
  'fontSize',
  'buttonText',
  'borderRadius',
  'spacing',
  'dense',
] as const satisfies readonly SettingName[];

/** The field of a setting, after its kind. */
export function SettingField({
  name,
  setting,
  theme,
  onChange,
}: PanelProps & { readonly name: SettingName; readonly setting: Setting }) {
  const id = useId();
  const value = valueOf(theme, name);
  const change = (next: string | number | boolean) => onChange(name, next);

  const field = (): ReactNode => {
    switch (setting.kind) {
      case 'number': {
        const { min, max } = setting;
        return (
          <TypedField
            id={id}
            type="number"
            min={min}
            max={max}
            value={String(value)}
            parse={(text) => text.trim() !== '' && Number(text) >= min && Number(text) <= max}
            hint={t('themeBuilder.range', { min, max, initial: setting.default })}
            onChange={(text) => change(Number(text))}
          />
        );
      }
      case 'font':
        return (
          <TypedField
            id={id}
            type="text"
            value={String(value)}
            parse={isFontFamily}
            hint={t('themeBuilder.fontHint')}
            onChange={change}
          />
        );
      case 'choice':
        return (
          <ChoiceField id={id} value={String(value)} values={setting.values} onChange={change} />
        );
      case 'switch':
        return (
          <Switch
            id={id}
            checked={value === true}
            onChange={(event) => change(event.target.checked)}
          />
        );
    }
  };

  const label = LABELLED.find((each) => each === name);
  const isOfScale = setting.kind === 'number' && setting.unit !== undefined;
  const isInline = setting.kind === 'switch' || setting.kind === 'choice';
  return (
    <div className={clsx(isInline ? styles.inline : styles.stacked, isOfScale && styles.ofScale)}>
      <label htmlFor={id} className={styles.label}>
        {label !== undefined ? (
          t(`themeBuilder.${label}`)
        ) : (
          <code translate="no">{nameInCode(setting.place ?? [])}</code>
        )}
      </label>
      {field()}
    </div>
  );
}
