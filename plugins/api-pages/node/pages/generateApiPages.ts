import type { LoadContext } from '@docusaurus/types';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API_SECTIONS } from '../../../../src/site/apiReference';
import { DEFAULT_LOCALE } from '../../../../src/site/locales';
import { readAllTexts, readApiTexts } from './apiTexts';
import { buildApiPages, type ApiModels } from './buildApiPages';
import { readDocPages } from './readDocPages';
import { readPackageFacts, type PackageFacts } from './readPackageFacts';
import { areWritten, writeApiPages } from './writeApiPages';

/** The parts of Docusaurus' context that the pages depend on. */
export type GenerationContext = Pick<
  LoadContext,
  'siteDir' | 'generatedFilesDir' | 'baseUrl' | 'i18n' | 'siteConfig'
>;

/** The folder of a language with the prose of the API. */
const PROSE_FOLDER = 'api';

/** A hash of the texts of all languages that pages are made of: they share one file of Markdown. */
export function readFingerprint(siteDir: string, locales: readonly string[]): string {
  const hash = createHash('sha256').update(readAllTexts(siteDir, locales));
  for (const locale of locales) {
    const folder = path.join(siteDir, 'i18n', locale, PROSE_FOLDER);
    if (!existsSync(folder)) continue;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) {
        const file = path.join(entry.parentPath, entry.name);
        hash.update(path.relative(siteDir, file)).update(readFileSync(file));
      }
    }
  }
  return hash.digest('hex');
}

/** A hash of the code that makes the pages, and of what it is told to make. */
function hashCode(): string {
  const hash = createHash('sha256').update(JSON.stringify(API_SECTIONS));
  for (const name of readdirSync(__dirname).sort()) {
    hash.update(name).update(readFileSync(path.join(__dirname, name)));
  }
  return hash.digest('hex');
}

/** Makes the pages of the API reference in the language that is built and writes what changed. */
export async function generateApiPages(
  { siteDir, generatedFilesDir, baseUrl, i18n, siteConfig }: GenerationContext,
  models: ApiModels,
): Promise<void> {
  const folders = { siteDir, generatedFilesDir };
  const repositoryUrl = String(siteConfig.customFields?.['repositoryUrl']);
  const docPages = await readDocPages(siteDir, i18n.currentLocale);
  const fingerprint = readFingerprint(siteDir, i18n.locales);
  const inputs = createHash('sha256')
    .update(JSON.stringify([hashCode(), fingerprint, baseUrl, repositoryUrl, docPages, models]))
    .digest('hex');
  if (await areWritten(inputs, folders)) return;

  const facts = new Map<string, PackageFacts>();
  const built = buildApiPages({
    models,
    docPages,
    getFacts: (packageName) => {
      const known = facts.get(packageName) ?? readPackageFacts(siteDir, packageName);
      facts.set(packageName, known);
      return known;
    },
    texts: readApiTexts(siteDir, DEFAULT_LOCALE),
    repositoryUrl,
    baseUrl,
    fingerprint,
  });
  await writeApiPages(built, inputs, folders);
}
