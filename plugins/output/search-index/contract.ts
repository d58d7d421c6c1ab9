/**
 * What the build tells the browser of the site's pages so that it can search them. JSON, and read as
 * such: what comes from the network is checked before it is used.
 */

/** Where pagefind's files are, below a language's base URL. */
export const FULL_TEXT_FOLDER = 'pagefind/';

/** The filters of the full text. */
export const FULL_TEXT_FILTERS = { product: 'product', version: 'version' } as const;

/** The field of a full text's page that says that it exists in English only. */
export const ENGLISH_META = 'english';

/** A product in a version, whose index is a file of its own. */
export interface SearchPartInfo {
  /** The id of the docs plugin instance, e.g. `material-ui`. */
  readonly product: string;
  /** Docusaurus' name of the version, e.g. `current`. */
  readonly version: string;
  readonly versionLabel: string;
  /** Whether readers get this version unless they are reading another one. */
  readonly isDefault: boolean;
  /** Where its index is. */
  readonly url: string;
}

/** What the rows of API pages are of. */
export const ROW_KINDS = ['prop', 'slot', 'class', 'parameter', 'returnValue'] as const;
export type SearchRowKind = (typeof ROW_KINDS)[number];

/**
 * Rows of one kind: what their anchors begin with, and their names, separated by spaces. A name whose
 * anchor does not follow from it is written `name=anchor`.
 */
export type SearchRows = readonly [kind: SearchRowKind, prefix: string, names: string];

/** A component or hook of an API page: its name, its anchor if the page has several, its rows. */
export type SearchMember = readonly [name: string, anchor: string, rows: readonly SearchRows[]];

/** A heading: its text, and its anchor where it does not follow from the text. */
export type SearchHeading = string | readonly [text: string, anchor: string];

/** A page of a part. Texts are in the language that is built, or in English. */
export interface SearchPage {
  /** Below the part's base. */
  readonly path: string;
  readonly title: string;
  /** Other names: the English title, the components that it shows. */
  readonly names?: string;
  /** Set where the text is English and the language is not. */
  readonly english?: 1;
  readonly headings?: readonly SearchHeading[];
  /** Only API pages have members. */
  readonly members?: readonly SearchMember[];
}

/** The index of a part. */
export interface SearchPart {
  readonly schema: 1;
  /** What all paths begin with, e.g. `/zh/material-ui/`. */
  readonly base: string;
  readonly pages: readonly SearchPage[];
}

/** The anchor of a heading with this text, as it mostly is. */
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
  const [text, anchor] = toList(value);
  return isText(text) && isText(anchor) ? [[text, anchor]] : [];
}

/** Whether a path stays below its base, and so on this site. */
const isOwnPath = (path: string) => /^(?!\/)[^\\?#:]*$/.test(path) && !path.includes('..');

function parsePage(value: unknown): SearchPage[] {
  if (!isObject(value)) return [];
  const { path, title, names, english, headings, members } = value;
  if (!isText(path) || !isText(title) || title === '' || !isOwnPath(path)) return [];
  return [
    {
      path,
      title,
      ...(isText(names) && { names }),
      ...(english === 1 && { english }),
      headings: toList(headings).flatMap(parseHeading),
      members: toList(members).flatMap(parseMember),
    },
  ];
}

/**
 * Reads the index of a part. Entries that cannot be read are left out.
 * @returns `null` for what is no index at all.
 */
export function parseSearchPart(value: unknown): SearchPart | null {
  if (!isObject(value)) return null;
  const { schema, base, pages } = value;
  if (schema !== 1 || !isText(base) || !/^\/(?!\/)/.test(base) || !Array.isArray(pages))
    return null;
  return { schema, base, pages: pages.flatMap(parsePage) };
}
