import type { Html, InlineCode, Paragraph, PhrasingContent, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ContentPage, PageRule, Report } from '../contentPage';
import {
  type ApiNames,
  type NamingPage,
  ownNames,
  ownProps,
  resolveName,
} from '../../../api-links/node';
import type { InstalledNames } from '../names/installedNames';
import { checkPropFacts } from './propFacts';

/** What the names of a page are looked up in. */
export interface KnownNames {
  /** Of the page's version; for other products, the newest. A migration page names two versions. */
  readonly api: readonly ApiNames[];
  readonly installed: readonly InstalledNames[];
}

/** Words that read as names of the API and are none: keys, endings of icons' names, types. */
const OTHER_NAMES =
  /^(?:Enter|Escape|Space|Tab|Backspace|Delete|Home|End|Shift|Ctrl|Cmd|Alt|Option|Insert|Sharp|Rounded|Outlined|TwoTone)$/;

const THEME_ROOTS =
  'palette|typography|shape|breakpoints|transitions|zIndex|mixins|shadows|colorSchemes|vars';
const THEME_PATH = new RegExp(
  `^(?:theme\\.((?:${THEME_ROOTS})(?:\\.\\w+)*)|((?:${THEME_ROOTS})(?:\\.\\w+)+))$`,
);
/** What an application adds to a theme. */
const OPEN_THEME = /^(?:vars\.|palette\.\w+\.\w+Channel|colorSchemes)/;

/** The page as the resolver sees it. */
function toNamingPage(page: ContentPage): NamingPage {
  const { packageName } = page.frontMatter;
  return {
    components: page.components,
    hooks: page.hooks,
    productId: page.version.productId,
    ...(typeof packageName === 'string' && { packageName }),
  };
}

/** The code of a page: its demos and fences. */
function codeOf({ tree, demos }: ContentPage): string[] {
  const codes = [...demos.values()];
  visit(tree, 'code', ({ value }) => void codes.push(value));
  return codes;
}

/**
 * Why inline code is wrong; `undefined` if it is right, or reads as nothing that could be.
 * @param written The code of the page.
 */
function findNameProblem(
  code: string,
  page: ContentPage,
  { api, installed }: KnownNames,
  written: readonly string[],
): string | undefined {
  const resolved = api.map((names) => resolveName(code, toNamingPage(page), names));
  if (resolved.some((name) => name && name.problem === undefined)) return undefined;
  const problem = resolved.find((name) => name?.problem)?.problem;
  if (problem !== undefined) return problem;

  const has = (name: string) => installed.some(({ hasIdentifier }) => hasIdentifier(name));
  const isWritten = (name: string) => {
    const word = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`);
    return written.some((text) => word.test(text));
  };
  const isKnown = (name: string) => has(name) || isWritten(name) || page.allowed.has(name);

  if (/^@(?:mui|toolpad|emotion)\/[\w./-]+$/.test(code)) {
    return installed.some(({ hasModule }) => hasModule(code))
      ? undefined
      : 'there is no such package or path';
  }
  const [, inTheme, alone] = THEME_PATH.exec(code) ?? [];
  const themePath = inTheme ?? alone;
  if (themePath !== undefined) {
    const isThere =
      OPEN_THEME.test(themePath) ||
      installed.some(({ hasThemePath }) => hasThemePath(themePath)) ||
      isWritten(themePath.split('.').at(-1) ?? '');
    return isThere ? undefined : 'the default theme has no such path';
  }
  const [, attribute] = /^([a-zA-Z][\w-]*)=(?:"[^"]*"|\{.*\})$/s.exec(code) ?? [];
  if (attribute !== undefined) {
    return isKnown(attribute) || /^(?:aria|data)-|^[a-z]+$/.test(attribute)
      ? undefined
      : `there is no prop ${attribute}`;
  }
  const [, element] = /^<([A-Z]\w*)(?:[\s/.>].*)?$/s.exec(code) ?? [];
  const [, called] = /^(\w+)\(\)$/.exec(code) ?? [];
  const name = element ?? called ?? code;
  // Only names with a capital, and another letter: other words may be anything.
  if (
    !/^(?:[a-z]+[A-Z]\w*|[A-Z]\w*[a-z]\w*)$/.test(name) ||
    OTHER_NAMES.test(name) ||
    name.endsWith('_')
  ) {
    return undefined;
  }
  return isKnown(name)
    ? undefined
    : 'neither the packages nor the demos of the page have this name';
}

const DEFAULT_AFTER =
  /^\s*(?:\(the default\)|, the default\b|\(default\)|is the default\b|by default\b|unless (?:you )?set\b)/;
const DEFAULT_BEFORE = /\b(?:[Tt]he default(?: value)? is|defaults? to)\s*$/;
/** Between a prop and its value, after "By default,". */
const IS = /^\s*(?:is|has the value|equals)\s*$/;
const BY_DEFAULT = /\b[Bb]y default,?\s*$/;

/** Reports values that are called a prop's default and are not. */
function checkDefaults(
  { children }: Paragraph | TableCell,
  page: ContentPage,
  api: ApiNames,
  report: Report,
): void {
  let prop: string | undefined;
  const textOf = (node: PhrasingContent | Html | undefined) =>
    node?.type === 'text' ? node.value : '';
  children.forEach((node, index) => {
    if (node.type !== 'inlineCode') return;
    const [, attribute, attributeValue] = /^(\w+)="([^"]*)"$/.exec(node.value) ?? [];
    const isDefault =
      DEFAULT_AFTER.test(textOf(children[index + 1])) ||
      DEFAULT_BEFORE.test(textOf(children[index - 1])) ||
      (IS.test(textOf(children[index - 1])) && BY_DEFAULT.test(textOf(children[index - 3])));
    const named = attribute ?? prop;
    const value = attributeValue ?? node.value;
    const found = named === undefined ? [] : ownProps(api, toNamingPage(page), named);
    const defaults = found.flatMap((p) => p.default ?? []);
    const isValue =
      /^(?:true|false)$/.test(value) || found.some(({ values }) => values?.includes(value));
    if (isDefault && isValue && defaults.length > 0 && !defaults.includes(value)) {
      report(
        node,
        `the default of ${named} is ${[...new Set(defaults)].join(' or ')}, not ${value}.`,
      );
    }
    const isProp = ownProps(api, toNamingPage(page), node.value).length > 0;
    if (isProp && !isValue) prop = node.value;
    // What follows is said of another component.
    else if (/^<?[A-Z]/.test(node.value)) prop = undefined;
  });
}

/** Props that every element or component takes. */
const PROPS_OF_ALL = new Set('children className id key ref role style tabIndex title'.split(' '));

/** What a text says before or after the name of a prop. */
const PROP_BEFORE = /\bprops?\s*$/;
const PROP_AFTER = /^\s+props?\b/;

/** Reports what is called a prop, or said to be on a component, and is a prop of none. */
function checkProps(
  { children }: Paragraph | TableCell,
  page: ContentPage,
  api: ApiNames,
  written: readonly string[],
  report: Report,
): void {
  const textOf = (index: number) => {
    const node = children[index];
    return node?.type === 'text' || node?.type === 'inlineCode' ? node.value : '';
  };
  children.forEach((node, index) => {
    if (node.type !== 'inlineCode' || !/^[a-z]\w*$/.test(node.value)) return;
    // What is on `MuiButton` belongs to the theme.
    const isOnComponent =
      /^ (?:on|of) $/.test(textOf(index + 1)) && /^<?(?!Mui)[A-Z]/.test(textOf(index + 2));
    const isProp =
      isOnComponent || PROP_BEFORE.test(textOf(index - 1)) || PROP_AFTER.test(textOf(index + 1));
    const word = new RegExp(`\\b${node.value}\\b`);
    if (
      isProp &&
      !PROPS_OF_ALL.has(node.value) &&
      !page.allowed.has(node.value) &&
      ![...api.values()].flat().some(({ props }) => props.has(node.value)) &&
      !written.some((code) => word.test(code))
    ) {
      report(node, `there is no prop ${node.value}.`);
    }
  });
}

/** Inline code and anatomies name what exists. */
export function namesRule(known: (page: ContentPage) => KnownNames): PageRule {
  return {
    name: 'names',
    everyLanguage: true,
    check(page, report) {
      const names = known(page);
      const written = codeOf(page);
      for (const name of [...page.components, ...page.hooks]) {
        const isKnown = names.api.some(
          (api) =>
            ownNames(api, { ...toNamingPage(page), components: [name], hooks: [] }).length > 0,
        );
        if (!isKnown && !page.allowed.has(name))
          report(1, `there is no component or hook ${name}.`);
      }
      visit(page.tree, 'inlineCode', (node: InlineCode) => {
        if (page.allowed.has(node.value)) return;
        const problem = findNameProblem(node.value, page, names, written);
        if (problem !== undefined) report(node, `\`${node.value}\`: ${problem}.`);
      });
      visit(page.tree, 'code', (node) => {
        if (node.lang !== 'html' || !node.meta?.includes('anatomy=')) return;
        for (const [className] of node.value.matchAll(/\b(?:Mui|Joy|base-)[A-Z]\w*-\w+/g)) {
          const problem = findNameProblem(className, page, names, written);
          if (problem !== undefined && !page.allowed.has(className)) report(node, `${problem}.`);
        }
      });
      const [api] = names.api;
      if (!api) return;
      visit(page.tree, ['paragraph', 'tableCell'], (node) => {
        if (node.type === 'paragraph' || node.type === 'tableCell') {
          if (/default|unless/i.test(toString(node))) checkDefaults(node, page, api, report);
          checkProps(node, page, api, written, report);
          checkPropFacts(node, toNamingPage(page), api, report);
        }
      });
    },
  };
}
