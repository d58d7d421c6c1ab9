import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '../../../../src/site/locales';
import { readCoverage } from '../node/readCoverage';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const { languages } = readCoverage(SITE_DIR, LOCALES);

test.each(languages)('$label has every text', ({ dictionary }) => {
  expect(dictionary.translated).toBe(dictionary.total);
});

function readJson<Value>(file: string): Readonly<Record<string, Value>> {
  const absolute = path.join(SITE_DIR, file);
  return existsSync(absolute)
    ? (JSON.parse(readFileSync(absolute, 'utf8')) as Readonly<Record<string, Value>>)
    : {};
}

/** Returns Docusaurus's own texts, of which a language may have some only. */
const docusaurusTexts = (folder: string) =>
  readJson<string>(
    `node_modules/@docusaurus/theme-translations/locales/${folder}/theme-common.json`,
  );

test.each(LOCALES.filter(({ code }) => code !== DEFAULT_LOCALE))(
  '$label has the texts that Docusaurus lacks',
  ({ code }) => {
    const { language, script, region } = new Intl.Locale(code).maximize();
    const texts: Readonly<Record<string, string>> = {
      ...docusaurusTexts(`${language}-${script}`),
      ...docusaurusTexts(`${language}-${region}`),
      ...Object.fromEntries(
        Object.entries(readJson<{ readonly message: string }>(`i18n/${code}/code.json`)).map(
          ([id, { message }]) => [id, message],
        ),
      ),
    };
    const english = Object.entries(docusaurusTexts('base')).filter(
      ([id, text]) => !id.endsWith('___DESCRIPTION') && /[a-z]/.test(text.replace(/\{\w+\}/g, '')),
    );
    expect(english.length).toBeGreaterThan(50);
    expect(english.filter(([id, text]) => [undefined, text].includes(texts[id]))).toEqual([]);
  },
);
