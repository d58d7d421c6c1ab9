import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../../../src/site/contentError';
import { pageToTitle } from '../../../../../src/site/pageTitle';
import type { ApiPageAddress } from '../../../../../src/site/apiReference';
import { DEFAULT_LOCALE } from '../../../../../src/site/locales';
import { parseJsonFile } from '../../../../common/json/parseJsonFile';

const GROUP = 'apiPages';

/** Returns a text of the group, e.g. `headings.props`, with its placeholders replaced. */
export type ApiTexts = (key: string, values?: Readonly<Record<string, string>>) => string;

type Texts = Readonly<Record<string, unknown>>;

function readGroup(siteDir: string, locale: string): Texts {
  const name = `i18n/${locale}/dictionary.json`;
  const file = path.join(siteDir, name);
  // A language without a dictionary uses English texts.
  if (!existsSync(file)) return {};
  const dictionary = parseJsonFile(readFileSync(file, 'utf8'), name);
  return (dictionary as Readonly<Record<string, Texts>>)[GROUP] ?? {};
}

function findText(group: Texts, key: string): string | undefined {
  let value: unknown = group;
  for (const name of key.split('.')) {
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Texts)[name]
        : undefined;
  }
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * Looks texts up in `groups`, the first of which has priority. Throws an error that names a missing
 * key.
 */
export function createApiTexts(groups: readonly Texts[]): ApiTexts {
  return (key, values = {}) => {
    const found = groups.map((group) => findText(group, key)).find((text) => text !== undefined);
    if (found === undefined) {
      throw new ContentError(
        `i18n/${DEFAULT_LOCALE}/dictionary.json: add the text "${GROUP}.${key}".`,
      );
    }
    return found.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
  };
}

/** Reads the texts of generated pages in a language, with English as fallback. */
export function readApiTexts(siteDir: string, locale: string): ApiTexts {
  return createApiTexts([...new Set([locale, DEFAULT_LOCALE])].map((l) => readGroup(siteDir, l)));
}

/** Reads the texts of all languages that may affect a page's Markdown. */
export function readAllTexts(siteDir: string, locales: readonly string[]): string {
  return JSON.stringify(locales.map((locale) => readGroup(siteDir, locale)));
}

/** Returns `Click Away Listener` for `/base-ui/react-click-away-listener/components-api`. */
function toTopic({ pathname }: ApiPageAddress): string {
  const title = pageToTitle({ pathname: pathname.replace(/\/[^/]+$/, '') });
  return title.replace(/(?<= )[a-z]/g, (letter) => letter.toUpperCase());
}

/** Returns title and description of an API page, which says what its component or hook is for. */
export function toPageTexts(
  page: ApiPageAddress,
  texts: ApiTexts,
): { readonly title: string; readonly description: string } {
  const { kind, names } = page;
  const [only = ''] = names;
  const isShared = kind === 'components' || kind === 'hooks';
  const isHook = kind === 'hook' || kind === 'hooks';
  // A component's own name is better than its path in words.
  const name = !isShared || (kind === 'components' && names.length === 1) ? only : toTopic(page);
  // A shared page is described by the part that it is named after.
  const topic = name.replaceAll(' ', '');
  const subject = names.find((part) => part.replace(/^use/, '') === topic) ?? only;
  return {
    title: texts(`titles.${kind}`, { name }),
    description: texts(`descriptions.${isHook ? 'hook' : 'component'}`, {
      name: subject,
      purpose: texts(`purposes.${subject}`),
    }),
  };
}
