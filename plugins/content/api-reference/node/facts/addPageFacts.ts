import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readTexts } from '../../../../common/dictionary/texts';
import { readFile } from '../../../../common/files/boundedFiles';
import type { NavPlan } from '../../../../../src/site/nav';
import type { ImportFactsFile } from '../../contract';
import { DATA_FOLDER, IMPORT_FACTS_FILE } from '../pages/generatedFiles';
import { FACTS_FIELD } from '../../../product-docs/contract';
import { toPageFacts } from './toPageFacts';

/** Dictionary group of the facts. */
const FACTS_GROUP = 'pageFacts';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Returns the plans of pages by doc id, from the flags of their navigation entries. */
function findPlans(items: readonly SidebarItem[]): [string, NavPlan][] {
  return items.flatMap((item): [string, NavPlan][] => {
    const plan = item.customProps?.['plan'] as NavPlan | undefined;
    const id = item.type === 'doc' ? item.id : undefined;
    return [
      ...(plan && id !== undefined ? [[id, plan] as [string, NavPlan]] : []),
      ...(item.type === 'category' ? findPlans(item.items) : []),
    ];
  });
}

/**
 * Adds the facts about each component's or hook's page to its metadata (`PropPageFact`), from the
 * data that `api-reference` has written.
 */
export async function addPageFacts(
  { siteDir, generatedFilesDir, baseUrl, i18n }: LoadContext,
  content: LoadedContent,
): Promise<LoadedContent> {
  const file = path.join(generatedFilesDir, DATA_FOLDER, IMPORT_FACTS_FILE);
  // Sites without an API reference have no facts.
  if (!existsSync(file)) return content;
  const packages = JSON.parse(await readFile(file, 'utf8')) as ImportFactsFile;
  const paths = new Set(
    content.loadedVersions.flatMap(({ docs }) => docs.map(({ permalink }) => permalink)),
  );
  const common = {
    language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    hasPage: (to: string) => paths.has(`${baseUrl}${to.slice(1).replace(/#.*$/, '')}`),
    text: readTexts(siteDir, i18n.currentLocale, FACTS_GROUP),
  };

  return {
    ...content,
    loadedVersions: content.loadedVersions.map((loaded) => {
      const plans = new Map(Object.values(loaded.sidebars).flatMap(findPlans));
      return {
        ...loaded,
        docs: loaded.docs.map((doc) => {
          const facts = toPageFacts(
            { title: doc.title, frontMatter: { ...doc.frontMatter } },
            {
              ...common,
              packages: packages[loaded.versionName] ?? {},
              plan: plans.get(doc.id),
            },
          );
          if (facts.length === 0) return doc;
          return { ...doc, frontMatter: { ...doc.frontMatter, [FACTS_FIELD]: facts } };
        }),
      };
    }),
  };
}
