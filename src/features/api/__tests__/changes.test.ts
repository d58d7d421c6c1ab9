import type { ApiChange } from '@site/plugins/content/api-changes/contract';
import { findChangedRow } from '../parts/findChangedRow';
import { summarizeChanges } from '../parts/summarizeChanges';
import { versionLabel } from '@site/src/site/versionLabel';
import { component } from './samplePages';

const change = (kind: ApiChange['kind'], subject: ApiChange['subject'], name: string) => ({
  kind,
  subject,
  name,
});

test('changes are counted by kind, in the order of the kinds', () => {
  expect(
    summarizeChanges([
      change('deprecated', 'prop', 'a'),
      change('added', 'prop', 'b'),
      change('deprecated', 'class', 'c'),
    ]),
  ).toEqual([
    { kind: 'added', count: 1 },
    { kind: 'deprecated', count: 2 },
  ]);
  expect(summarizeChanges([])).toEqual([]);
});

test.each([
  [change('added', 'prop', 'color'), 'button-prop-color'],
  [change('added', 'slot', 'icon'), 'Button-css-MuiButton-icon'],
  [change('deprecated', 'class', 'root'), 'button-classes-MuiButton-root'],
  [change('removed', 'prop', 'root'), undefined],
  [change('added', 'component', 'color'), undefined],
])('%j is at %p', (changed, id) => {
  expect(findChangedRow(component, changed)).toBe(id);
});

test.each([
  ['6.1.0', 'v6.1.0'],
  ['v6', 'v6'],
  ['next', 'next'],
])('%s is called %s', (version, label) => {
  expect(versionLabel(version)).toBe(label);
});
