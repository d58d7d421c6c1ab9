import { LIBRARY_LOCALES, LOCALE_MODULES } from '../contract';
import { localeModule } from '../node/localeModule';

it('imports nothing for English', () => {
  expect(localeModule('en')).toBe('export default {};\n');
});

it.each(Object.values(LIBRARY_LOCALES))('finds %s in each package', (name = '') => {
  for (const module of Object.values(LOCALE_MODULES)) {
    // The modules are named by the table.
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    expect(require(module)).toHaveProperty([name, 'components']);
  }
});

it('merges the components of all packages', () => {
  const code = localeModule('zh');
  expect(code).toContain("import { zhCN as locale0 } from '@mui/material/locale';");
  expect(code).toContain("import { zhCN as locale2 } from '@mui/x-date-pickers/locales';");
  expect(code).toContain('...locale2.components,');
});
