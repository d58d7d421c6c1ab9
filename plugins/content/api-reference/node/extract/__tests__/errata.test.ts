import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { correctComment, ERRORS } from '../errata';

const MUI = path.resolve(__dirname, '../../../../../../node_modules/@mui');

/** The typings of the packages, without those of their parts for other module systems. */
function readTypings(): string {
  const packages = readdirSync(MUI).filter((name) => /^x-(?:charts|data-grid)/.test(name));
  return packages
    .flatMap((name) =>
      readdirSync(path.join(MUI, name), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.d.ts'))
        .map((file) => readFileSync(path.join(MUI, name, file), 'utf8')),
    )
    .join('\n');
}

test('the installed packages still say what is corrected', () => {
  const typings = readTypings();
  expect(ERRORS.filter((wrong) => !typings.includes(wrong))).toEqual([]);
});

test('a wrong text is corrected, another stays', () => {
  expect(correctComment('(innerRadius - outerRadius) / 2')).toBe('(innerRadius + outerRadius) / 2');
  expect(correctComment('Grouped (pro-plan only).')).toBe('Grouped.');
  expect(correctComment('A label.')).toBe('A label.');
});
