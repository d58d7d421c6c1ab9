import {
  isFontFamily,
  SETTINGS,
  valueOf,
  type Setting,
  type SettingName,
} from '@site/src/features/built-theme';
import { useId, useState, type ReactNode } from 'react';
import switches from '../switch.module.css';
import { t } from '../texts';
import type { PanelProps } from './PanelProps';
import styles from './styles.module.css';

interface FieldProps<Value> {
  readonly id: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Applies what is typed as soon as it is allowed. */
function TypedField({
  id,
  value,
  onChange,
  parse,
  hint,
  ...input
}: FieldProps<string> & {
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
}: FieldProps<string> & { readonly values: readonly string[] }) {
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

function SwitchField({ id, value, onChange }: FieldProps<boolean>) {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      className={switches.switch}
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** Name of a default of a component as in code, `Button variant`. */
function codeName({ place }: Setting): string | null {
  if (place?.[0] !== 'components') return null;
  return [place[1]?.replace(/^Mui/, ''), place.at(-1)].join(' ');
}

/** The field of a setting, after its kind. */
export function SettingField({
  name,
  label,
  theme,
  onChange,
}: PanelProps & { readonly name: SettingName; readonly label?: string }) {
  const id = useId();
  const setting: Setting = SETTINGS[name];
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
        return <SwitchField id={id} value={value === true} onChange={change} />;
    }
  };

  const isInline = setting.kind === 'switch' || setting.kind === 'choice';
  return (
    <div className={isInline ? styles.inline : styles.stacked}>
      <label htmlFor={id} className={styles.label}>
        {label ?? <code translate="no">{codeName(setting)}</code>}
      </label>
      {field()}
    </div>
  );
}
