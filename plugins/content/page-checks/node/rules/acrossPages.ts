import { toString } from 'mdast-util-to-string';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { textAttribute } from '../../../../common/markdown/textAttribute';
import { eachElement } from '../../../../common/pages/parsePage';
import { THEME_FILE } from '../../../demos/contract';
import type { Problem } from '../checkPage';
import { demoNode, type ContentPage } from '../contentPage';
import { countWords } from './structure';

/** A problem that two pages, or pages and demos, have together. */
export type SharedProblem = Omit<Problem, 'line'> & Partial<Pick<Problem, 'line'>>;

/** Shorter paragraphs, such as "Every prop, slot and class:", may stand on many pages. */
const LONG_PARAGRAPH = 12;

interface Place {
  readonly file: string;
  readonly line?: number;
  /** Texts are compared within a scope: an older version repeats the newest. */
  readonly scope: string;
  readonly text: string;
}

/** Names the places whose text stands at an earlier place, too. */
function findRepeated(places: readonly Place[], rule: string, what: string): SharedProblem[] {
  const first = new Map<string, Place>();
  return places.flatMap((place) => {
    const key = JSON.stringify([place.scope, place.text]);
    const before = first.get(key);
    if (!before) first.set(key, place);
    if (!before || before.file === place.file) return [];
    const { file, line } = place;
    const at = [before.file, before.line].filter(Boolean).join(':');
    return [{ file, ...(line && { line }), message: `${what} as ${at}.`, rule }];
  });
}

const normalize = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A demo without what differs between copies: names of the component, white space. */
const normalizeDemo = (file: string, code: string) =>
  normalize(code.replaceAll(path.posix.basename(file).split('.')[0] ?? file, 'Demo'));

/** Finds what stands on two pages, and demos and themes that no page shows. */
export function findSharedProblems(
  pages: readonly ContentPage[],
  demos: ReadonlyMap<string, string>,
): SharedProblem[] {
  const english = pages.filter(({ isTranslated }) => !isTranslated);
  const scopes = new Map(
    english.map(({ file, version }) => [path.posix.dirname(file), version.name]),
  );
  const descriptions = english.map(({ file, version, frontMatter }) => ({
    file,
    scope: version.name,
    text: String(frontMatter['description']),
  }));
  const paragraphs = english.flatMap(({ file, version, tree }) => {
    const found: Place[] = [];
    visit(tree, 'paragraph', (node) => {
      const text = normalize(toString(node));
      if (countWords(text) < LONG_PARAGRAPH) return;
      const line = node.position?.start.line;
      found.push({ file, scope: version.name, text, ...(line && { line }) });
    });
    return found;
  });
  const sources = [...demos].map(([file, code]) => ({
    file,
    scope: scopes.get(path.posix.dirname(file)) ?? '',
    text: normalizeDemo(file, code),
  }));
  return [
    ...findRepeated(descriptions, 'same-description', 'the same description'),
    ...findRepeated(paragraphs, 'same-paragraph', 'the same paragraph'),
    ...findRepeated(sources, 'same-demo', 'the same demo'),
    ...findOrphans(pages, demos),
    ...findMissingCards(english),
  ];
}

/** The styled siblings of `A.tsx`: `A.css.tsx` and `A.tailwind.tsx`. */
const toMainFile = (file: string) => file.replace(/\.(?:css|tailwind)\.tsx$/, '.tsx');

/** Demos that neither a page shows nor a shown demo imports. */
function findOrphans(
  pages: readonly ContentPage[],
  demos: ReadonlyMap<string, string>,
): SharedProblem[] {
  const shown = new Set<string>();
  const show = (file: string) => {
    const code = demos.get(file);
    if (code === undefined || shown.has(file)) return;
    shown.add(file);
    for (const [, from = ''] of code.matchAll(/from '(\.[^']+)'/g)) {
      const imported = path.posix.join(path.posix.dirname(file), from);
      for (const ending of ['', '.tsx', '.ts']) show(`${imported}${ending}`);
    }
  };
  for (const page of pages) for (const file of page.demos.keys()) show(file);
  for (const file of demos.keys()) if (shown.has(toMainFile(file))) show(file);
  // The source of a page may use a file by an import of its own.
  const used = ({ source, file }: ContentPage, demo: string) =>
    path.posix.dirname(file) === path.posix.dirname(demo) &&
    source.includes(`./${path.posix.basename(demo).replace(/\.tsx?$/, '')}`);
  return [...demos.keys()]
    .filter((file) => !shown.has(file) && !pages.some((page) => used(page, file)))
    .map((file) =>
      THEME_FILE.test(file)
        ? toOrphanTheme(pages, file)
        : { file, message: 'no page shows this demo.', rule: 'orphan-demo' },
    );
}

/** A theme file that no page uses is reported where its demo is shown, if it is. */
function toOrphanTheme(pages: readonly ContentPage[], file: string): SharedProblem {
  const demo = file.replace(THEME_FILE, '.tsx');
  const page = pages.find(({ isTranslated, demos }) => !isTranslated && demos.has(demo));
  const line = page && demoNode(page, demo)?.position?.start.line;
  return {
    file: page?.file ?? file,
    ...(line && { line }),
    message: `no page uses the theme ${file}; write theme="./${path.posix.basename(file)}" at its demo, or delete it.`,
    rule: 'orphan-theme',
  };
}

/** Component pages that the gallery of their product's components leaves out. */
function findMissingCards(pages: readonly ContentPage[]): SharedProblem[] {
  return pages.flatMap(({ file, tree, version }) => {
    let isGallery = false;
    const shown = new Set<string | undefined>();
    eachElement(tree, (name, element) => {
      isGallery ||= name === 'ComponentGallery';
      if (name === 'ComponentCard') shown.add(textAttribute(element, 'to'));
    });
    if (!isGallery) return [];
    return pages
      .filter((page) => page.version === version && page.kind === 'component')
      .map((page) => page.file.replace(version.docsPath, version.route))
      .map((page) => page.replace(/(?:\/index)?\.mdx?$/, '/'))
      .filter((page) => !shown.has(page))
      .map((page) => ({
        file,
        message: `no picture leads to ${page}; add a <ComponentCard> for it.`,
        rule: 'missing-card',
      }));
  });
}
