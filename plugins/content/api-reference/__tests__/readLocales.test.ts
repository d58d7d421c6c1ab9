import * as locales from '@mui/material/locale';
import { readLocales } from '../node/facts/readLocales';

const rows = readLocales('en');
const languageOf = (wanted: string) => rows.find(({ name }) => name === wanted)?.language;

test('every locale of the package has a row, with a language that no other has', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(locales).sort());
  expect(new Set(rows.map(({ language }) => language)).size).toBe(rows.length);
});

test('languages have names, with the region where two locales share one', () => {
  expect(rows.filter(({ language }) => /^[a-z]/.test(language))).toEqual([]);
  expect(['deDE', 'ptBR', 'khKH', 'kuCKB'].map(languageOf)).toEqual([
    'German',
    'Brazilian Portuguese',
    'Khmer',
    'Central Kurdish',
  ]);
});

test('a row names the components that stay in English', () => {
  expect(rows.find(({ name }) => name === 'zhCN')?.untranslated).toEqual(['Pagination']);
  expect(rows.find(({ name }) => name === 'enUS')?.untranslated).toEqual([]);
});
