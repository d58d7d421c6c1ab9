import path from 'node:path';
import { loadApiModels } from '../../api-reference/node';
import type { ApiChange, ApiChangeKind, ApiChangesFile, ApiChangeSubject } from '../contract';
import { findChanges } from '../node/findChanges';
import { renamesBetween } from '../node/renames';

const SITE_DIR = path.resolve(__dirname, '../../../..');

let file: ApiChangesFile;

beforeAll(async () => {
  const models = await loadApiModels({
    siteDir: SITE_DIR,
    requests: [
      { packageName: '@mui/material' },
      { packageName: '@mui/material', alias: 'material-v5' },
    ],
  });
  const [found] = findChanges(SITE_DIR, models);
  if (!found) throw new Error('Material UI is not installed in two versions.');
  file = found;
}, 240_000);

const changesOf = (name: string): readonly ApiChange[] =>
  file.components.find((component) => component.name === name)?.changes ?? [];

function namesOf(component: string, subject: ApiChangeSubject, kind: ApiChangeKind): string[] {
  return changesOf(component)
    .filter((change) => change.subject === subject && change.kind === kind)
    .map(({ name }) => name);
}

/*
 * Differences between the API data that the maintainers published for 5.16.7 and for 6.1.0, 137
 * changes in total. There is none of Grid2 for 5.16.7. The data list class keys: six of them left the
 * types of FilledInput while the classes stayed.
 */
test.each<[ApiChangeSubject, ApiChangeKind, number]>([
  ['prop', 'added', 12],
  ['prop', 'removed', 4],
  ['prop', 'renamed', 0],
  ['prop', 'typeChanged', 9],
  ['prop', 'defaultChanged', 5],
  ['prop', 'requiredChanged', 0],
  ['prop', 'deprecated', 30],
  ['prop', 'undeprecated', 3],
  ['slot', 'added', 22],
  ['slot', 'removed', 0],
  ['slot', 'defaultChanged', 0],
  ['class', 'added', 11],
  ['class', 'removed', 4],
  ['class', 'keyRemoved', 6],
  ['class', 'deprecated', 31],
  ['class', 'undeprecated', 0],
])('%s %s: %i', (subject, kind, count) => {
  const found = file.components
    .filter(({ name }) => name !== 'Grid2')
    .flatMap(({ changes }) => changes)
    .filter((change) => change.subject === subject && change.kind === kind);
  expect(found).toHaveLength(count);
});

test('compares the installed versions', () => {
  expect(file).toMatchObject({ package: '@mui/material', from: '5.16.7', to: '6.1.0' });
});

test('says which components came, and which are deprecated', () => {
  const componentsBy = (kind: ApiChangeKind) =>
    file.components.map(({ name }) => name).filter((name) => namesOf(name, 'component', kind)[0]);
  expect(componentsBy('added')).toEqual([
    'PigmentContainer',
    'PigmentGrid',
    'PigmentHidden',
    'PigmentStack',
  ]);
  expect(componentsBy('deprecated')).toEqual(['Grid', 'ListItemSecondaryAction']);
  expect(componentsBy('removed')).toEqual([]);
});

// From the maintainers' migration guide to version 6.
test.each<[string, ApiChangeSubject, ApiChangeKind, string[]]>([
  ['ListItem', 'prop', 'removed', ['autoFocus', 'button', 'disabled', 'selected']],
  ['ListItem', 'class', 'removed', ['button', 'disabled', 'focusVisible', 'selected']],
  [
    'FilledInput',
    'class',
    'keyRemoved',
    [
      'inputAdornedEnd',
      'inputAdornedStart',
      'inputHiddenLabel',
      'inputMultiline',
      'inputSizeSmall',
      'inputTypeSearch',
    ],
  ],
  ['FilledInput', 'class', 'removed', []],
  ['Grid2', 'component', 'renamed', ['Grid2']],
  ['Grid2', 'prop', 'renamed', ['offset', 'size']],
  ['Grid2', 'prop', 'removed', ['disableEqualOverflow']],
  ['Grid2', 'prop', 'added', []],
  ['Accordion', 'slot', 'added', ['heading']],
  ['Accordion', 'prop', 'undeprecated', ['TransitionComponent', 'TransitionProps']],
  [
    'TextField',
    'prop',
    'deprecated',
    ['FormHelperTextProps', 'InputLabelProps', 'inputProps', 'InputProps', 'SelectProps'],
  ],
  ['TextField', 'prop', 'added', ['slotProps', 'slots']],
  ['Typography', 'prop', 'deprecated', ['paragraph']],
])('%s: %s %s', (component, subject, kind, names) => {
  expect(namesOf(component, subject, kind)).toEqual(names);
});

test('gives the reasons of deprecations', () => {
  const reasons = file.components
    .flatMap(({ changes }) => changes)
    .filter(({ kind, subject }) => kind === 'deprecated' && subject === 'prop')
    .map(({ note }) => note);
  expect(reasons).not.toContain(undefined);
  expect(changesOf('TextField').find(({ name }) => name === 'InputProps')?.note).toMatch(
    /^Use `slotProps\.input` instead\./,
  );
});

test('every rename of the table is one', () => {
  const renames = renamesBetween(
    { package: file.package, version: file.from },
    { package: file.package, version: file.to },
  );
  expect(renames.length).toBeGreaterThan(0);
  for (const { component, subject, from, to } of renames) {
    expect(changesOf(component)).toContainEqual(
      expect.objectContaining({ kind: 'renamed', subject, name: to, from: from.join(', ') }),
    );
  }
});

test('what is removed leads nowhere, all else of a component to its row', () => {
  for (const { changes } of file.components) {
    for (const { kind, subject, anchor } of changes) {
      const leads = !['removed', 'keyRemoved'].includes(kind) && subject !== 'component';
      expect(anchor === undefined).toBe(!leads);
    }
  }
});
