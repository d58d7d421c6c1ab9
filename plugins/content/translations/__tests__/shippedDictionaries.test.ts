import path from 'node:path';
import { LOCALES } from '../../../../src/site/locales';
import { readCoverage } from '../node/readCoverage';

const { languages } = readCoverage(path.resolve(__dirname, '../../../..'), LOCALES);

test.each(languages)('$label has every text', ({ dictionary }) => {
  expect(dictionary.translated).toBe(dictionary.total);
});
