/**
 * Types and parser of the name index. The parser validates, since the JSON comes from the network.
 */

import type { NavPlan } from '../../../src/site/nav';

/** Folder of Pagefind's files, below the base URL of a language. */
export const FULL_TEXT_FOLDER = 'pagefind/';

/** The filters of the full text. */
export const FULL_TEXT_FILTERS = { product: 'product', version: 'version' } as const;

/** Stands for the product of the pages outside the docs. */
export const SITE_PART = 'site';

/** A product version, which has an index file of its own. */
export interface SearchPartInfo {
  /** Id of the docs plugin instance, e.g. `material-ui`. */
  readonly product: string;
  /** Docusaurus's version name, e.g. `current`. */
  readonly version: string;
  readonly versionLabel: string;
  /** Whether it is searched unless the reader is in another version. */
  readonly isDefault: boolean;
  /** URL of its index. */
  readonly url: string;
}

/** Kinds of rows on API pages. */
export const ROW_KINDS = ['prop', 'slot', 'class', 'parameter', 'returnValue'] as const;
export type SearchRowKind = (typeof ROW_KINDS)[number];

/**
 * Rows of one kind: the prefix of their anchors, and their names, separated by spaces.
 * `name=anchor` if the anchor cannot be derived from the name; then `|default`, if it is short.
 */
export type SearchRows = readonly [kind: SearchRowKind, prefix: string, names: string];

/** A component or hook: name, anchor if the page has several, rows. */
export type SearchMember = readonly [name: string, anchor: string, rows: readonly SearchRows[]];

/** A heading: its text, its anchor (empty if it follows from the text), other words for its subject. */
export type SearchHeading = string | readonly [text: string, anchor: string, ...words: string[]];

/** A page. Texts are in the language of the build, or in English. */
export interface SearchPage {
  /** Relative to the index's `base`. */
  readonly path: string;
  readonly title: string;
  /** Other titles: in English, and in the navigation. */
  readonly titles?: readonly string[];
  /** The components and hooks that the page demonstrates. */
  readonly names?: string;
  /** Other words for its subject: the front matter field `keywords`, English or translated. */
  readonly keywords?: readonly string[];
  /** Plan that it is about. */
  readonly plan?: NavPlan;
  /** Set if the text is English in a build of another language. */
  readonly english?: 1;
  readonly headings?: readonly SearchHeading[];
  /** Only API pages have members. */
  readonly members?: readonly SearchMember[];
}

/** Index of a product version. */
export interface SearchPart {
  readonly schema: 1;
  /** Common prefix of all paths, e.g. `/zh/material-ui/`. */
  readonly base: string;
  readonly pages: readonly SearchPage[];
}

/** Returns the default anchor of a heading. */
export function toHeadingAnchor(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const isRowKind = (value: unknown): value is SearchRowKind =>
  (ROW_KINDS as readonly unknown[]).includes(value);

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function parseRows(value: unknown): SearchRows[] {
  const [kind, prefix, names] = toList(value);
  return isRowKind(kind) && isText(prefix) && isText(names) ? [[kind, prefix, names]] : [];
}

function parseMember(value: unknown): SearchMember[] {
  const [name, anchor, rows] = toList(value);
  return isText(name) && isText(anchor) ? [[name, anchor, toList(rows).flatMap(parseRows)]] : [];
}

function parseHeading(value: unknown): SearchHeading[] {
  if (isText(value)) return [value];
  const [text, anchor, ...words] = toList(value);
  return isText(text) && isText(anchor) ? [[text, anchor, ...words.filter(isText)]] : [];
}

/** Whether a path stays below its base, and so on this site. */
const isOwnPath = (path: string) => /^(?!\/)[^\\#:]*$/.test(path) && !path.includes('..');

function parsePage(value: unknown): SearchPage[] {
  if (!isObject(value)) return [];
  const { path, title, titles, names, keywords, plan, english, headings, members } = value;
  if (!isText(path) || !isText(title) || title === '' || !isOwnPath(path)) return [];
  return [
    {
      path,
      title,
      titles: toList(titles).filter(isText),
      ...(isText(names) && { names }),
      keywords: toList(keywords).filter(isText),
      ...((plan === 'pro' || plan === 'premium') && { plan }),
      ...(english === 1 && { english }),
      headings: toList(headings).flatMap(parseHeading),
      members: toList(members).flatMap(parseMember),
    },
  ];
}

/**
 * Parses an index. Invalid entries are dropped.
 * @returns `null` if the value is not an index.
 */
export function parseSearchPart(value: unknown): SearchPart | null {
  if (!isObject(value)) return null;
  const { schema, base, pages } = value;
  if (schema !== 1 || !isText(base) || !/^\/(?!\/)/.test(base) || !Array.isArray(pages))
    return null;
  return { schema, base, pages: pages.flatMap(parsePage) };
}
