import type { Heading, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { PAGE_KINDS, TEMPLATES } from '../pageKinds';
import { readEnvironment } from '../../../../../src/site/environment';
import { serviceOrigins } from '../../../../../src/site/services';
import { findForeignSources } from '../../../../common/content-policy/findForeignSources';
import { findPageMistakes, findPageProblems } from '../../../product-docs/node';
import { eachElement } from '../../../../common/pages/parsePage';
import { demoNode, type PageRule } from '../contentPage';

/** Longest introduction, and most words before the first demo. */
const LEAD_WORDS = 45;
const WORDS_BEFORE_DEMO = 60;

/** Page components that show something at work. */
const SHOWS = /^(?:Demo|Playground|[A-Z]\w*Playground)$/;

const isShown = (node: RootContent) => 'name' in node && SHOWS.test(String(node.name));
const PROSE: readonly string[] = ['paragraph', 'list', 'blockquote', 'table', 'containerDirective'];

/** Counts the words of a text. */
export const countWords = (text: string) => text.split(/\s+/).filter((w) => /\w/.test(w)).length;

/** Counts the words of the blocks that are text. */
const wordsIn = (blocks: readonly RootContent[]) =>
  countWords(
    blocks.flatMap((block) => (PROSE.includes(block.type) ? [toString(block)] : [])).join(' '),
  );

const RADIO_NAME = /<\w*(?:Radio|RadioGroup|Rating)\b[^<]*?\sname="([^"]+)"/g;

/** Radio buttons of one name are one group for the browser, and React restores the wrong one. */
export const radioNames: PageRule = {
  name: 'radio-name',
  check(page, report) {
    const owners = new Map<string, string>();
    for (const [file, code] of page.demos) {
      const demo = path.posix.basename(file, '.tsx');
      for (const [, name = ''] of code.matchAll(RADIO_NAME)) {
        const owner = owners.get(name) ?? demo;
        owners.set(name, owner);
        if (owner === demo) continue;
        report(
          demoNode(page, file),
          `the radio buttons of ${demo} have the name of those of ${owner}, "${name}"; give them another one, ` +
            'since the browser takes them for one group.',
        );
      }
    }
  },
};

/** Two `##` headings that are the same text are the same section. */
const sectionsOf = (content: readonly RootContent[]) =>
  content.filter((node): node is Heading => node.type === 'heading' && node.depth === 2);

/** The front matter's fields, with the build's own messages. */
export const frontMatter: PageRule = {
  name: 'front-matter',
  everyLanguage: true,
  check({ file, frontMatter, source }, report) {
    for (const problem of findPageProblems({ file, frontMatter, content: source })) {
      const [, line, message] = /^[^:]*(?::(\d+))?: (.*)$/s.exec(problem) ?? [];
      report(line ? Number(line) : undefined, message ?? problem);
    }
  },
};

/** What the build refuses in the text of a page. */
export const markup: PageRule = {
  name: 'markup',
  everyLanguage: true,
  check({ tree, source, demos }, report) {
    const imageOrigins = serviceOrigins(readEnvironment(process.env).services);
    const components = ['Keyboard', 'Roles'];
    const files = [...demos].map(([path, code]) => ({ path, code }));
    for (const problem of findForeignSources(files, imageOrigins)) report(undefined, problem);
    for (const { node, message } of findPageMistakes(tree, { source, components, imageOrigins })) {
      report(node, message);
    }
  },
};

/** Finds words in all languages, also without spaces between them. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** What `allow` in the front matter excuses, with a reason for each name. */
export const allow: PageRule = {
  name: 'allow',
  everyLanguage: true,
  check({ allowed }, report) {
    for (const [name, reason] of allowed) {
      const words = [...segmenter.segment(reason)].filter(({ isWordLike }) => isWordLike);
      if (words.length < 3) report(1, `"allow" has to say why ${name} is allowed.`);
    }
  },
};

/** Each page is of a kind. */
export const pageKind: PageRule = {
  name: 'page-kind',
  check({ kind, frontMatter }, report) {
    if (kind !== undefined) return;
    const named = frontMatter['kind'];
    const kinds = PAGE_KINDS.join(', ');
    report(
      1,
      named === undefined
        ? `the path does not tell what the page is; add "kind" to the front matter: ${kinds}.`
        : `"${String(named)}" is no kind of page; write one of ${kinds}.`,
    );
  },
};

/** The sections of the page's kind, in their order. */
export const sections: PageRule = {
  name: 'sections',
  check({ kind, tree }, report) {
    if (kind === undefined) return;
    const { sections: fixed, ownAfter } = TEMPLATES[kind];
    const headings = sectionsOf(tree.children);
    const titles = headings.map((heading) => toString(heading));
    for (const { title, isRequired } of fixed) {
      if (isRequired && !titles.includes(title)) {
        report(undefined, `a ${kind} page has a section "${title}"; add it.`);
      }
    }
    const order = fixed.map(({ title }) => title);
    const own = ownAfter === undefined ? undefined : order.indexOf(ownAfter) + 0.5;
    let last = -Infinity;
    headings.forEach((heading, index) => {
      const title = titles[index] ?? '';
      const fixedPlace = order.indexOf(title);
      // "Basic button" is the first demo and what there is to say about it.
      const ownPlace = title.startsWith('Basic ') && index === 0 ? -1 : own;
      const place = fixedPlace === -1 ? ownPlace : fixedPlace;
      if (place === undefined) return;
      if (place < last) {
        report(
          heading,
          `the section "${title}" is out of order: ${order.join(', ')}` +
            `${ownAfter === undefined ? '' : `; the page's own follow "${ownAfter}"`}.`,
        );
      }
      last = Math.max(last, place);
    });
    const [first] = tree.children.filter((node) => node.type === 'heading');
    if (first && first.depth !== 2) report(first, 'the first heading is not of level 2 (##).');
  },
};

/** A short lead, and something to see right after it. */
export const lead: PageRule = {
  name: 'lead',
  check({ kind, tree }, report) {
    if (kind === undefined) return;
    const end = tree.children.findIndex((node) => node.type === 'heading' || isShown(node));
    const introduction = tree.children.slice(0, end === -1 ? undefined : end);
    const length = wordsIn(introduction);
    if (length === 0) report(1, 'a page begins with one or two sentences that say what it is.');
    if (length > LEAD_WORDS) {
      report(introduction[0], `the lead has ${length} words; write at most ${LEAD_WORDS}.`);
    }
    if (!TEMPLATES[kind].startsWithDemo) return;
    const demo = tree.children.findIndex(isShown);
    const words = wordsIn(tree.children.slice(0, demo));
    if (demo === -1) report(undefined, 'the page shows no demo.');
    else if (words > WORDS_BEFORE_DEMO) {
      report(
        tree.children[demo],
        `the first demo comes after ${words} words; show it within ${WORDS_BEFORE_DEMO}.`,
      );
    }
  },
};

const withoutImports = (code: string) => code.replace(/^import[\s\S]*?;$/gm, '');

/** What the front matter lists is on the page. */
export const shown: PageRule = {
  name: 'shown',
  check({ components, hooks, demos, tree, allowed }, report) {
    const playgrounds: string[] = [];
    let hasApiLinks = false;
    eachElement(tree, (name, { attributes }) => {
      if (name === 'ApiLinks') hasApiLinks = true;
      if (name === 'Playground') playgrounds.push(...attributes.map(({ value }) => String(value)));
    });
    if (components.length + hooks.length > 0 && !hasApiLinks) {
      report(
        undefined,
        'the front matter lists components or hooks; add <ApiLinks /> under "API".',
      );
    }
    const code = [...demos.values()].map(withoutImports).join('\n');
    for (const name of [...components, ...hooks]) {
      if (allowed.has(name) || playgrounds.includes(name)) continue;
      if (!new RegExp(`\\b${name}\\b`).test(code)) {
        report(
          1,
          `the front matter lists ${name}, which no demo of the page shows. Show it, or say under ` +
            '"allow" why not.',
        );
      }
    }
  },
};

/** Words that are written with a capital inside headings. */
const PROPER =
  /^(?:React|Material|Joy|Base|Toolpad|Core|System|Tailwind|Emotion|Roboto|Figma|Node|Vite|Astro|Next|Vue|Remix|Babel|Webpack|Google|Inter|Lucide|Router|Pro|Premium|Community|Data|Grid|Date|Time|Tree|View|Pickers|Charts|Stylis|Pigment|English|Icons|Chrome|Safari|Firefox|Android|Windows|Gatsby|Sass|Storybook|Sketch|Adobe|Awesome|Design)$/;

/** Only the first word of a heading, and names, have a capital. */
export const sentenceCase: PageRule = {
  name: 'sentence-case',
  check({ tree, components, frontMatter }, report) {
    visit(tree, 'heading', (heading) => {
      const text = heading.children
        .map((child) => (child.type === 'inlineCode' ? 'code' : toString(child)))
        .join('');
      const [, ...rest] = text.split(/[\s/-]+/);
      const names = [
        ...components,
        ...String(frontMatter['title'] ?? '')
          .split(' ')
          .slice(1),
      ];
      const wrong = rest
        .map((word) => word.replace(/[^\w.]/g, '').replace(/\.$/, ''))
        .filter((word) => /^[A-Z][a-z]+$/.test(word) && !PROPER.test(word))
        .filter((word) => !names.includes(word));
      if (wrong.length > 0) {
        report(heading, `write headings in sentence case: "${wrong.join('", "')}".`);
      } else if (/^[a-z]+(?: |$)/.test(text) && heading.children[0]?.type === 'text') {
        report(heading, 'begin the heading with a capital.');
      }
    });
  },
};

/** Texts of links that say nothing by themselves. */
const EMPTY_LINK =
  /^(?:click )?(?:here|this|that|it|link|this (?:page|section|guide|link)|the (?:docs|documentation|page)|(?:read|learn|see) more|more|docs|documentation|page)$/i;

/** A prefix of links to this site. */
const OWN_HOST =
  /^https?:\/\/(?:localhost[^/]*|mui\.com)\/(?:material-ui|joy-ui|base-ui|system|x|toolpad)\//;

/** Links make sense alone and stay on the site. */
export const links: PageRule = {
  name: 'links',
  everyLanguage: true,
  check({ tree, hasPage }, report) {
    visit(tree, 'link', (link) => {
      const text = toString(link).trim();
      // `[Link](/material-ui/react-link/)` names a component.
      const isName = link.url.split(/[/#?]/).includes(`react-${text.toLowerCase()}`);
      if (EMPTY_LINK.test(text) && !isName) {
        report(link, `the link text "${toString(link)}" says nothing by itself; name the target.`);
      }
      if (!OWN_HOST.test(link.url)) return;
      const { pathname } = new URL(link.url);
      if (hasPage(pathname)) report(link, `write the link without its host: ${pathname}.`);
    });
  },
};

/** What a template leaves to the author, in the page and in the files that it shows. */
export const todo: PageRule = {
  name: 'todo',
  everyLanguage: true,
  check: ({ source, demos, tables }, report) => {
    source.split('\n').forEach((line, index) => {
      const left = /\bTODO\b.*/.exec(line);
      if (left) report(index + 1, `write what "${left[0]}" stands for`);
    });
    for (const [file, text] of [...demos, ...tables]) {
      text.split('\n').forEach((line, index) => {
        if (/\bTODO\b/.test(line)) {
          report(undefined, `write what "TODO" stands for in ${file}:${index + 1}`);
        }
      });
    }
  },
};
