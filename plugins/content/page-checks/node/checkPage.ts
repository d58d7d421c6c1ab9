import type { Node } from 'unist';
import { VFile } from 'vfile';
import type { ContentPage, PageRule } from './contentPage';
import { checkProse } from './prose/checkProse';
import * as answers from './rules/answers';
import * as structure from './rules/structure';

/** What is wrong, as it is printed. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly rule: string;
}

/** The rules that need nothing but the page. */
export const PAGE_RULES: readonly PageRule[] = Object.values({ ...structure, ...answers }).filter(
  (rule): rule is PageRule => typeof rule === 'object',
);

const toPlace = (place: Node | number | undefined) =>
  typeof place === 'number' ? { line: place, column: 1 } : place?.position;

/** Runs `rules` on a page, and the linters of Markdown and prose. */
export async function checkPage(
  page: ContentPage,
  rules: readonly PageRule[] = PAGE_RULES,
): Promise<Problem[]> {
  const file = new VFile({ path: page.file, value: page.source });
  for (const { name, everyLanguage, check } of rules) {
    if (page.isTranslated && !everyLanguage) continue;
    check(page, (place, reason) => file.message(reason, { place: toPlace(place), ruleId: name }));
  }
  await checkProse(page, file);
  return file.messages.map(({ line, reason, ruleId }) => ({
    file: page.file,
    line: line ?? 1,
    message: reason,
    rule: ruleId ?? 'content',
  }));
}
