import { NO_RUNS, shownRuns, type RunEvent, type ShownRuns } from '../shownRuns';

const a = { id: 'a' };
const b = { id: 'b' };
type Run = typeof a;

test.each<[string, ShownRuns<Run>, RunEvent<Run>, ShownRuns<Run>]>([
  ['the first run', NO_RUNS, { type: 'started', run: a }, { current: a, good: null }],
  [
    'one rendered',
    { current: a, good: null },
    { type: 'rendered', run: a },
    { current: a, good: a },
  ],
  ['the next', { current: a, good: a }, { type: 'started', run: b }, { current: b, good: a }],
  ['the next failed', { current: b, good: a }, { type: 'failed', run: b }, { current: a, good: a }],
  ['the first failed', { current: a, good: null }, { type: 'failed', run: a }, NO_RUNS],
  ['a good one fails later', { current: a, good: a }, { type: 'failed', run: a }, NO_RUNS],
  [
    'an old one failed',
    { current: b, good: null },
    { type: 'failed', run: a },
    { current: b, good: null },
  ],
  [
    'an old one rendered',
    { current: b, good: null },
    { type: 'rendered', run: a },
    { current: b, good: null },
  ],
])('%s', (_name, before, event, after) => {
  expect(shownRuns(before, event)).toEqual(after);
});
