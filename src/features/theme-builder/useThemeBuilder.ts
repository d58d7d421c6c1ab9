import { useHistory } from '@docusaurus/router';
import { useAddressState } from '@site/src/features/address-state';
import {
  decodeTheme,
  encodeTheme,
  withValue,
  type BuiltTheme,
  type SettingId,
  type SettingValue,
  type TextProblem,
} from '@site/src/features/built-theme';
import { useThemeSettings, useThemeSettingsDispatch } from '@site/src/prefs';
import { useEffect, useMemo, useRef, useState } from 'react';
import { NO_HISTORY, recordChange, redo, undo, type Step } from './history';
import { themeAddress } from './themeAddress';

export interface BuilderState {
  readonly theme: BuiltTheme;
  /** What of the page's address could not be read. */
  readonly problem: TextProblem | null;
  readonly change: (id: SettingId, value: SettingValue) => void;
  /** Replaces the whole theme, as one step. */
  readonly replace: (theme: BuiltTheme) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Whether the site's demos wear this theme. */
  readonly worn: boolean;
  readonly setWorn: (worn: boolean) => void;
}

/**
 * The theme, as text in the page's address, with undo. Without one there, it is the theme that demos wear, which
 * follows the changes.
 */
export function useThemeBuilder(): BuilderState {
  const { location } = useHistory();
  const [text, setText] = useAddressState(themeAddress);
  const [history, setHistory] = useState(NO_HISTORY);
  const { theme, problem } = useMemo(() => decodeTheme(text), [text]);
  const wornText = useThemeSettings().worn;
  const dispatch = useThemeSettingsDispatch();
  const worn = wornText !== '' && wornText === text;

  const started = useRef(false);
  useEffect(() => {
    if (started.current || wornText === '') return;
    started.current = true;
    if (themeAddress.parse(location.search) === '') setText(wornText);
  }, [wornText, location, setText]);

  const wear = (payload: string) => dispatch({ type: 'WEAR', payload });

  const show = (next: string) => {
    started.current = true;
    setText(next);
    if (worn) wear(next);
  };

  const record = (next: BuiltTheme, id: SettingId | null) => {
    const nextText = encodeTheme(next);
    if (nextText === text) return;
    setHistory(recordChange(history, text, id, Date.now()));
    show(nextText);
  };

  const go = (step: Step | null) => {
    if (!step) return;
    setHistory(step.history);
    show(step.value);
  };

  return {
    theme,
    problem,
    change: (id, value) => record(withValue(theme, id, value), id),
    replace: (next) => record(next, null),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => go(undo(history, text)),
    redo: () => go(redo(history, text)),
    worn,
    setWorn: (next) => wear(next ? encodeTheme(theme) : ''),
  };
}
