import * as locales from '@mui/x-data-grid/locales';
import { readGridLocales } from '../node/facts/readLocales';

const rows = readGridLocales('en');
const rowOf = (wanted: string) => rows.find(({ name }) => name === wanted);

test('every locale of the grid has a row, with a language that no other has', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(locales).sort());
  expect(new Set(rows.map(({ language }) => language)).size).toBe(rows.length);
});

test('a row counts the texts that stay in English', () => {
  expect(rowOf('enUS')?.untranslated).toBe(0);
  expect(rowOf('deDE')).toEqual({ name: 'deDE', language: 'German', untranslated: 4 });
});
