/** Undo and redo of a value that lives elsewhere. Pure. */

export interface History {
  readonly past: readonly string[];
  readonly future: readonly string[];
  /** What changed last, and when: a dragged slider or color picker is one step. */
  readonly last: { readonly id: string; readonly at: number } | null;
}

/** A history and the value that it leads to. */
export interface Step {
  readonly history: History;
  readonly value: string;
}

export const NO_HISTORY: History = { past: [], future: [], last: null };

const LIMIT = 100;
/** Changes of one field within this time, in ms, are one step. */
const PAUSE = 1000;

/**
 * Returns the history after `before` was changed at the time `at`.
 * @param id The field; `null` for a change that is a step in any case.
 */
export function recordChange(
  history: History,
  before: string,
  id: string | null,
  at: number,
): History {
  const continues = id !== null && history.last?.id === id && at - history.last.at < PAUSE;
  return {
    past: continues ? history.past : [...history.past, before].slice(-LIMIT),
    future: [],
    last: id === null ? null : { id, at },
  };
}

/** Returns the step back from `current`; `null` if there is none. */
export function undo({ past, future }: History, current: string): Step | null {
  const value = past.at(-1);
  if (value === undefined) return null;
  return {
    history: { past: past.slice(0, -1), future: [current, ...future], last: null },
    value,
  };
}

/** Returns the step forward from `current`; `null` if there is none. */
export function redo({ past, future }: History, current: string): Step | null {
  const [value, ...rest] = future;
  if (value === undefined) return null;
  return { history: { past: [...past, current], future: rest, last: null }, value };
}
