import type { Texts } from '../../../../common/dictionary/texts';
import type { NavPlan } from '../../../../../src/site/nav';
import { readNames } from '../../../../common/front-matter/parseFrontMatter';
import type { ImportFacts, ImportFactsFile } from '../../contract';
import type { PropPageFact } from '../../../product-docs/contract';

/** Everything that the facts of a page depend on. */
export interface PageFactsContext {
  /** Facts of the docs version's packages. */
  readonly packages: ImportFactsFile[string];
  readonly plan?: NavPlan;
  /** Language for numbers, e.g. `pt-BR`. */
  readonly language: string;
  readonly hasPage: (path: string) => boolean;
  readonly text: Texts;
}

interface FactsPage {
  readonly title: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/**
 * Returns the facts about a component's or hook's page, in the order in which they are shown; none
 * for other pages. The size is that of the first component and of the first hook, which the page is
 * about.
 */
export function toPageFacts({ title, frontMatter }: FactsPage, context: PageFactsContext) {
  const { packages, plan, language, hasPage, text } = context;
  const known = packages[String(frontMatter['packageName'])] ?? {};
  const factsOf = (names: readonly string[]) =>
    names.flatMap((name) =>
      Object.hasOwn(known, name) ? [{ name, ...(known[name] as ImportFacts) }] : [],
    );
  const components = factsOf(readNames(frontMatter['components']));
  // A hook without an API page is only named by the title of its page.
  const hook = /^use[A-Z]\w*$/.test(title) ? [title] : [];
  const hooks = factsOf([...readNames(frontMatter['hooks']), ...hook]);
  const subjects = [...components.slice(0, 1), ...hooks.slice(0, 1)];
  const [main] = subjects;
  if (!main) return [];

  const kilobytes = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const facts: PropPageFact[] = [
    ...(plan ? [{ text: text(plan), plan }] : []),
    { text: `${main.packageName} ${main.version}` },
    ...subjects.flatMap(({ name, size: bytes }): PropPageFact[] => {
      if (bytes === undefined) return [];
      const size = kilobytes.format(bytes / 1000);
      return [
        {
          text: text(subjects.length > 1 ? 'sizeOf' : 'size', { name, size }),
          hint: text('sizeHint', { name }),
        },
      ];
    }),
    ...(main.since === undefined ? [] : [{ text: text('since', { version: main.since }) }]),
  ];
  const changes = components.find((component) => component.changes)?.changes;
  if (changes && hasPage(changes.to)) {
    facts.push({ text: text('changes', { version: changes.since }), to: changes.to });
  }
  const { waiAria } = frontMatter;
  if (typeof waiAria === 'string') facts.push({ text: text('waiAria'), to: waiAria });
  return [...facts, { text: text('source'), to: main.source }];
}
