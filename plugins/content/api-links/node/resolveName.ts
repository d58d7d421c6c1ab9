import type { ApiName, ApiNameProp, ApiNames } from './apiNames';

/** What a page says it is about, in its front matter. */
export interface NamingPage {
  readonly components: readonly string[];
  readonly hooks: readonly string[];
  readonly packageName?: string;
  readonly productId: string;
}

/** What inline code names in the API. */
export interface ResolvedName {
  readonly kind: 'component' | 'hook' | 'prop' | 'value' | 'class';
  /** Address of its page or row, if it has one. */
  readonly to?: string;
  /** Whether it belongs to what the page is about. */
  readonly isOwn: boolean;
  /** Why it is wrong. */
  readonly problem?: string;
}

/** Of components of one name, the page's package's, else its product's, else any. */
function choose(names: ApiNames, name: string, page: NamingPage): ApiName | undefined {
  const found = names.get(name) ?? [];
  return (
    found.find(({ packageName }) => packageName === page.packageName) ??
    found.find(({ productId }) => productId === page.productId) ??
    found[0]
  );
}

/** The components and hooks that the page is about. */
export const ownNames = (names: ApiNames, page: NamingPage): readonly ApiName[] =>
  [...page.components, ...page.hooks].flatMap((name) => choose(names, name, page) ?? []);

/** The props of a name that the page's components have, first component first. */
export const ownProps = (names: ApiNames, page: NamingPage, prop: string): readonly ApiNameProp[] =>
  ownNames(names, page).flatMap(({ props }) => props.get(prop) ?? []);

const CLASS = /^\.?((?:Mui|Joy)[A-Z]\w*-\w+|base-[A-Z]\w*-\w+)$/;
const ELEMENT = /^<?([A-Z]\w*)(?:\s*\/?>)?$/;
const ATTRIBUTE = /^([a-z]\w*)=(?:"([^"]*)"|\{.*\})$/i;

/**
 * Finds what inline code names: a component or hook of any package, a prop of what the page is about,
 * with its value, or a CSS class. `undefined` if it reads as none of these, or is not in the API.
 */
export function resolveName(
  code: string,
  page: NamingPage,
  names: ApiNames,
): ResolvedName | undefined {
  const [, className] = CLASS.exec(code) ?? [];
  if (className !== undefined) {
    const isKnown = [...names.values()]
      .flat()
      .some(({ classes }) => classes.some((known) => known.className === className));
    return {
      kind: 'class',
      isOwn: false,
      problem: isKnown ? undefined : `no component has the class ${className}`,
    };
  }
  const element = ELEMENT.exec(code)?.[1] ?? /^(use[A-Z]\w*)(?:\(\))?$/.exec(code)?.[1];
  const member = element === undefined ? undefined : choose(names, element, page);
  if (member) {
    const isOwn = [...page.components, ...page.hooks].includes(member.name);
    const kind = member.name.startsWith('use') ? 'hook' : 'component';
    return { kind, isOwn, to: member.to };
  }
  const [, attribute, value] = ATTRIBUTE.exec(code) ?? [];
  const prop = attribute ?? /^[a-z]\w*$/i.exec(code)?.[0];
  const found = prop === undefined ? [] : ownProps(names, page, prop);
  if (found.length === 0) return undefined;
  const to = found.find((candidate) => candidate.to !== undefined)?.to;
  if (attribute === undefined) return { kind: 'prop', isOwn: true, to };
  const values = found.flatMap((candidate) => candidate.values ?? []);
  const isOpen = found.some((candidate) => !candidate.values);
  const isWrong = value !== undefined && !isOpen && !values.includes(value);
  return {
    kind: 'value',
    isOwn: true,
    to,
    problem: isWrong
      ? `${attribute} has no value "${value}"; it takes ${[...new Set(values)].join(', ')}`
      : undefined,
  };
}
