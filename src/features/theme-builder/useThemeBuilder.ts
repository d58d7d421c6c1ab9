import { useHistory } from '@docusaurus/router';
import { useAddressState } from '@site/src/features/address-state';
import {
  countOf,
  decodeTheme,
  encodeTheme,
  familyOf,
  plainTheme,
  withValue,
  type BuiltTheme,
  type FamilyName,
  type SettingId,
  type SettingValue,
  type TextProblem,
} from '@site/src/features/built-theme';
import { useThemeSettings, useThemeSettingsDispatch } from '@site/src/prefs';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { NO_HISTORY, recordChange, redo, undo, type Step } from './history';
import { themeAddress } from './themeAddress';

export interface BuilderState {
  readonly theme: BuiltTheme;
  /** What of the page's address could not be read. */
  readonly problem: TextProblem | null;
  readonly change: (id: SettingId, value: SettingValue) => void;
  /** Replaces the whole theme, as one step. */
  readonly replace: (theme: BuiltTheme) => void;
  /** Goes to another library, with what was put together there before. */
  readonly setFamily: (family: FamilyName) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Whether the site's demos wear this theme. */
  readonly worn: boolean;
  readonly setWorn: (worn: boolean) => void;
}

/**
 * The theme, as text in the page's address, with undo. Without one there, it is the theme that demos of the page's
 * library wear, which follows the changes.
 */
export function useThemeBuilder(familyOfPage: FamilyName): BuilderState {
  const { location } = useHistory();
  const [text, setText] = useAddressState(themeAddress);
  const [history, setHistory] = useState(NO_HISTORY);
  const read = useCallback(
    (source: string) => decodeTheme(source, plainTheme(familyOfPage)),
    [familyOfPage],
  );
  const { theme, problem } = useMemo(() => read(text), [read, text]);
  const family = familyOf(theme);
  const wornText = useThemeSettings().worn;
  const dispatch = useThemeSettingsDispatch();
  const worn = wornText !== '' && wornText === text;

  const started = useRef(false);
  useEffect(() => {
    if (started.current || wornText === '') return;
    started.current = true;
    const isOfPage = familyOf(read(wornText).theme) === familyOfPage;
    if (isOfPage && themeAddress.parse(location.search) === '') setText(wornText);
  }, [wornText, location, setText, read, familyOfPage]);

  const wear = (next: BuiltTheme) =>
    dispatch({ type: 'WEAR', payload: countOf(next) > 0 ? encodeTheme(next) : '' });

  const left = useRef<Partial<Record<FamilyName, BuiltTheme>>>({});
  const show = (nextText: string) => {
    started.current = true;
    setText(nextText);
    const next = read(nextText).theme;
    if (familyOf(next) !== family) left.current[family] = theme;
    else if (worn) wear(next);
  };

  const record = (next: BuiltTheme, id: SettingId | null) => {
    // An address without theme has that of the page's library.
    const isInitial = countOf(next) === 0 && familyOf(next) === familyOfPage;
    const nextText = isInitial ? '' : encodeTheme(next);
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
    setFamily: (next) => record(left.current[next] ?? plainTheme(next), null),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => go(undo(history, text)),
    redo: () => go(redo(history, text)),
    worn,
    setWorn: (next) => wear(next ? theme : plainTheme(family)),
  };
}
