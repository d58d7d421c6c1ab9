import { pageToTitle } from '../../../site/pageTitle';
import { NAMES, toPascalCase, toTitle } from '../names';

test('every name is there once and is a path segment', () => {
  expect(new Set(NAMES).size).toBe(NAMES.length);
  expect(NAMES.filter((name) => !/^[a-z]+-[a-z]+$/.test(name))).toEqual([]);
});

test.each([
  ['amber-falcon', 'Amber falcon', 'AmberFalcon'],
  ['single', 'Single', 'Single'],
])('%s is the title "%s" and the component %s', (name, title, component) => {
  expect(toTitle(name)).toBe(title);
  expect(toPascalCase(name)).toBe(component);
});

test('the navigation derives the same title', () => {
  expect(pageToTitle({ pathname: '/x/amber-falcon' })).toBe(toTitle('amber-falcon'));
});
