import { NO_FILTER, type ChangeFilter } from '../changeFilter';
import { countChanges, countOptions, filterChanges } from '../filterChanges';
import { CHANGES } from './listedChanges';

const { components } = CHANGES;

test.each<[Partial<ChangeFilter>, string[]]>([
  [{ groups: ['removed'] }, ['Grid2 disableEqualOverflow', 'OldCard OldCard']],
  [
    { groups: ['changed'], query: 'tab' },
    ['Tab disabled', 'Tab slotProps', 'Tab value', 'Tab wrapped'],
  ],
  [
    { groups: ['removed', 'renamed'], subjects: ['prop'] },
    ['Grid2 disableEqualOverflow', 'Grid2 size'],
  ],
  [{ subjects: ['slot', 'class'] }, ['Tab root', 'Tab iconWrapper']],
  [{ query: 'SLOT' }, ['Tab slotProps']],
  [{ query: 'grid2 size' }, ['Grid2 size']],
  [{ query: '<Grid2 size' }, ['Grid2 size']],
  [{ query: 'Grid2.size' }, ['Grid2 size']],
  [{ query: ' xs ' }, ['Grid2 size']],
  [{ query: 'unstable_' }, ['Grid2 Grid2']],
  [{ query: '.MuiTab-icon' }, ['Tab iconWrapper']],
  // Types are not searched.
  [{ query: 'func' }, []],
  [{ query: 'nothing is called so' }, []],
])('%j finds %j', (filter, expected) => {
  const found = filterChanges(components, { ...NO_FILTER, ...filter });
  const names = found.flatMap(({ name, changes }) => changes.map((one) => `${name} ${one.name}`));
  expect(names).toEqual(expected);
  expect(countChanges(found)).toBe(expected.length);
});

test('leaves components as they are where all of their changes pass', () => {
  const found = filterChanges(components, { ...NO_FILTER, query: 'grid2' });
  expect(found).toHaveLength(1);
  expect(found[0]).toBe(components[0]);
});

test('counts what each option would show with the other options as they are', () => {
  expect(countOptions(components, NO_FILTER)).toEqual({
    groups: { added: 1, removed: 2, renamed: 2, changed: 4, deprecated: 2 },
    subjects: { component: 2, prop: 7, slot: 1, class: 1 },
  });
  expect(countOptions(components, { groups: ['removed'], subjects: ['prop'], query: '' })).toEqual({
    groups: { added: 0, removed: 1, renamed: 1, changed: 4, deprecated: 1 },
    subjects: { component: 1, prop: 1, slot: 0, class: 0 },
  });
});
