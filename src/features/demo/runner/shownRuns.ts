/**
 * Which run of an edited demo is rendered. A run that fails to render is replaced by the last that
 * succeeded.
 */
export interface ShownRuns<Run> {
  readonly current: Run | null;
  /** The last run that rendered. */
  readonly good: Run | null;
}

export const NO_RUNS: ShownRuns<never> = { current: null, good: null };

export type RunEvent<Run> = { readonly type: 'started' | 'rendered' | 'failed'; readonly run: Run };

/** Pure. Events of outdated runs change nothing. */
export function shownRuns<Run>(state: ShownRuns<Run>, event: RunEvent<Run>): ShownRuns<Run> {
  const { run, type } = event;
  if (type === 'started') return { ...state, current: run };
  if (run !== state.current) return state;
  if (type === 'rendered') return { current: run, good: run };
  // A run that rendered and fails later, e.g. on click, has no predecessor.
  return state.good === run ? NO_RUNS : { ...state, current: state.good };
}
