import { LIBRARY_LOCALES, LOCALE_MODULES } from '../contract';

/**
 * Returns the module with the libraries' texts in a language: components of a theme. English is the
 * libraries' own language.
 */
export function localeModule(language: string): string {
  const name = LIBRARY_LOCALES[language];
  const modules = Object.values(LOCALE_MODULES);
  if (name === undefined) return 'export default {};\n';
  const lines = [
    ...modules.map((module, index) => `import { ${name} as locale${index} } from '${module}';`),
    'export default {',
    ...modules.map((_, index) => `  ...locale${index}.components,`),
    '};',
  ];
  return `${lines.join('\n')}\n`;
}
