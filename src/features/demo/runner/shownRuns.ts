/**
 * Which run of an edited demo is shown. A run that cannot be rendered gives way to the last one that
 * could.
 */
export interface ShownRuns<Run> {
  readonly current: Run | null;
  /** The last run that was rendered. */
  readonly good: Run | null;
}

export const NO_RUNS: ShownRuns<never> = { current: null, good: null };

export type RunEvent<Run> = { readonly type: 'started' | 'rendered' | 'failed'; readonly run: Run };

/** Pure. What is said about a run that is no longer shown changes nothing. */
export function shownRuns<Run>(state: ShownRuns<Run>, event: RunEvent<Run>): ShownRuns<Run> {
  const { run, type } = event;
  if (type === 'started') return { ...state, current: run };
  if (run !== state.current) return state;
  if (type === 'rendered') return { current: run, good: run };
  // One that was good and fails later, e.g. after a click, has nothing to give way to.
  return state.good === run ? NO_RUNS : { ...state, current: state.good };
}
