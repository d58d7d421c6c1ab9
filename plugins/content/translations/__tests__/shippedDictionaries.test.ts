import path from 'node:path';
import { LOCALES } from '../../../../src/site/locales';
import { readReport } from '../node/readReport';

const report = readReport(path.resolve(__dirname, '../../../..'), LOCALES);

test.each(report.languages)('$label has every text, and no others', ({ texts }) => {
  expect(texts.missing).toEqual([]);
  expect(texts.unknown).toEqual([]);
});

test('every English text is shown somewhere', () => {
  expect(report.unusedKeys).toEqual([]);
});
