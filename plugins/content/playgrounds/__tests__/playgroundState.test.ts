import { initialState, readSearch, writeSearch } from '../client/playgroundState';
import type { PlaygroundControl, PlaygroundState } from '../contract';

const CONTROLS: readonly PlaygroundControl[] = [
  { kind: 'choice', prop: 'size', values: ['small', 'large'], optional: true },
  {
    kind: 'choice',
    prop: 'scroll',
    values: ['auto', true, false],
    optional: false,
    default: 'auto',
    initial: 'auto',
  },
  { kind: 'switch', prop: 'disabled', default: false, initial: true },
  { kind: 'text', prop: 'label', default: '', initial: 'City' },
  { kind: 'number', prop: 'rows' },
];
const FIRST = initialState(CONTROLS);

test.each<[PlaygroundState, string]>([
  [{}, ''],
  [{ size: 'large' }, '?Button.size=large'],
  [{ scroll: false }, '?Button.scroll=false'],
  [{ disabled: false }, '?Button.disabled=false'],
  [{ label: '' }, '?Button.label='],
  [{ label: 'Fish & chips?' }, '?Button.label=Fish+%26+chips%3F'],
  [{ rows: 0, size: 'small' }, '?Button.size=small&Button.rows=0'],
])('%j is %s in the address, and back', (changed, search) => {
  const state = { ...FIRST, ...changed };
  expect(writeSearch('Button', CONTROLS, state, '')).toBe(search);
  expect(readSearch('Button', CONTROLS, search)).toEqual(state);
});

test.each([
  '?Button.size=huge',
  '?Button.size=__proto__',
  '?Button.scroll=',
  '?Button.disabled=maybe',
  '?Button.rows=-1',
  '?Button.rows=1e9',
  '?Button.rows=x',
  '?Button.onClick=alert(1)',
  '?Tabs.size=large',
])('%s changes nothing', (search) => {
  expect(readSearch('Button', CONTROLS, search)).toEqual(FIRST);
});

test('a text is cut', () => {
  const { label } = readSearch('Button', CONTROLS, `?Button.label=${'x'.repeat(500)}`);
  expect(label).toHaveLength(100);
});

test('other parameters stay', () => {
  const search = '?utm=1&Button.size=large&Tabs.size=small';
  expect(writeSearch('Button', CONTROLS, FIRST, search)).toBe('?utm=1&Tabs.size=small');
});
