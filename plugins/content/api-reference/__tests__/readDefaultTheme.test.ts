import { createTheme } from '@mui/material/styles';
import type { ThemeEntry } from '../contract';
import { readDefaultTheme } from '../node/facts/readDefaultTheme';

const entries = readDefaultTheme();

function find(...path: readonly string[]): ThemeEntry | undefined {
  return path.reduce<{ readonly entries?: readonly ThemeEntry[] } | undefined>(
    (parent, key) => parent?.entries?.find((entry) => entry.key === key),
    { entries },
  ) as ThemeEntry | undefined;
}

test('every key of the theme is there, except the configuration of sx', () => {
  expect(entries.map(({ key }) => key)).toEqual(
    Object.keys(createTheme()).filter((key) => key !== 'unstable_sxConfig'),
  );
});

test('values are as in code, and those of dark mode stand beside them', () => {
  expect(find('palette', 'primary', 'main')).toEqual({
    key: 'main',
    text: '"#1976d2"',
    dark: '"#90caf9"',
  });
  expect(find('zIndex', 'modal')).toEqual({ key: 'modal', text: '1300' });
});

test('functions are kept, and those with properties are, too', () => {
  expect(find('spacing')).toEqual({ key: 'spacing', text: 'ƒ' });
  expect(find('breakpoints', 'up')).toEqual({ key: 'up', text: 'ƒ' });
});

test('lists know that they are lists', () => {
  expect(find('shadows')).toMatchObject({ isList: true });
  expect(find('shadows', '24')?.text).toMatch(/^"0px 11px/);
});

test('the data can be written as JSON without loss', () => {
  expect(JSON.parse(JSON.stringify(entries))).toEqual(entries);
});
