import type { ApiHooksFile } from '../../api-reference/contract';
import type { ApiChange } from '../../api-changes/contract';
import { listApiChanges, listHookChanges } from '../node/listApiChanges';

const prop = { subject: 'prop', name: 'size' } as const;

test.each<[ApiChange, string]>([
  [{ kind: 'added', subject: 'component', name: 'Card' }, 'Card: added'],
  [{ kind: 'removed', subject: 'slot', name: 'root' }, 'Card slot root: removed'],
  [{ ...prop, kind: 'renamed', from: 'xs' }, 'Card prop size: renamed from xs'],
  [{ ...prop, kind: 'defaultChanged', to: "'md'" }, "Card prop size: default none → 'md'"],
  [
    { ...prop, kind: 'typeChanged', from: 'node', to: 'a\n  | b' },
    'Card prop size: type node → a | b',
  ],
  [{ ...prop, kind: 'deprecated', note: 'Use slots.' }, 'Card prop size: deprecated: Use slots.'],
  [{ ...prop, kind: 'deprecated' }, 'Card prop size: deprecated'],
])('%j is listed', (change, line) => {
  expect(listApiChanges([{ name: 'Card', slug: 'card', changes: [change] }])).toEqual([line]);
});

test('hooks that differ are listed', () => {
  const file = (hooks: object) => ({ hooks }) as ApiHooksFile;
  const older = file({ useA: { name: 'useA' }, useB: { text: 'b' }, useC: {} });
  const newer = file({ useA: { name: 'useA' }, useB: { text: 'B' }, useD: {} });
  expect(listHookChanges(older, newer)).toEqual([
    'useB: parameters, return value or texts changed',
    'useC: removed',
    'useD: added',
  ]);
  expect(listHookChanges(null, null)).toEqual([]);
});
