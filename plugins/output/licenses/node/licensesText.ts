import type { PackageLicense } from './licenseOf';

const LINE = '-'.repeat(80);

const INTRODUCTION = 'Licenses of the code and the fonts that this site contains.';

/** Returns the site's file of licences: every text once, after the packages that have it. */
export function licensesText(licenses: readonly PackageLicense[]): string {
  const titles = new Map<string, Set<string>>();
  for (const { title, text } of licenses) {
    titles.set(text, (titles.get(text) ?? new Set()).add(title));
  }
  const parts = [...titles]
    .map(([text, packages]) =>
      [...packages]
        .sort()
        .concat(text ? ['', text] : [])
        .join('\n'),
    )
    .sort();
  return `${[INTRODUCTION, ...parts].join(`\n\n${LINE}\n\n`)}\n`;
}
