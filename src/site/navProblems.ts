import { BOOLEAN_NAV_FLAGS, getNavEntryKind, isApiPathname, NAV_PLANS, type NavEntry } from './nav';
import { pageToTitle, type TitledEntry } from './pageTitle';
import { isExternalUrl, stripTrailingSlashes } from './paths';

/** A page of the tree's product. */
export interface NavPage {
  /** Without trailing slash. */
  readonly pathname: string;
  /** Path of its source, relative to the site, for messages. */
  readonly file: string;
  /** Only the development server has it. Its entry may follow when it is published. */
  readonly isDraft?: boolean;
}

/** Context of a validation. */
export interface NavContext {
  /** Location of the tree, e.g. `sidebars.ts › material-ui`. */
  readonly place: string;
  /** Route of the product, e.g. `/material-ui`. */
  readonly route: string;
  /** All pages of the product. */
  readonly pages: readonly NavPage[];
  /** Whether the site has a page outside the product at a path without trailing slash. */
  readonly hasPage: (pathname: string) => boolean;
  /** Returns the file of the page at a pathname of the product. */
  readonly toFile: (pathname: string) => string;
  /** Returns the label of an entry; by default derived from the entry itself. */
  readonly toLabel?: (entry: TitledEntry) => string;
}

const TEXT_FIELDS = ['title', 'subheader'] as const;
const FIELDS: readonly string[] = [
  'pathname',
  ...TEXT_FIELDS,
  'children',
  'plan',
  ...BOOLEAN_NAV_FLAGS,
];

const SEPARATOR = ' › ';

function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'string' ? JSON.stringify(value) : typeof value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Finds problems in the fields of one entry, without its children. */
function findFieldProblems(entry: Readonly<Record<string, unknown>>): string[] {
  const problems: string[] = [];
  const expect = (holds: boolean, field: string, expected: string) => {
    if (!holds) {
      problems.push(`"${field}" must be ${expected}, got ${describeValue(entry[field])}`);
    }
  };

  for (const field of Object.keys(entry)) {
    if (!FIELDS.includes(field)) {
      problems.push(`unknown field "${field}"; known are ${FIELDS.join(', ')}`);
    }
  }
  const { pathname } = entry;
  expect(
    typeof pathname === 'string' && (/^\/(?!\/)/.test(pathname) || /^https?:\/\//.test(pathname)),
    'pathname',
    'a path that starts with one slash, or an absolute URL',
  );
  for (const field of TEXT_FIELDS) {
    const value = entry[field];
    expect(
      value === undefined || (typeof value === 'string' && value.trim() !== ''),
      field,
      'a text',
    );
  }
  for (const flag of BOOLEAN_NAV_FLAGS) {
    expect(['undefined', 'boolean'].includes(typeof entry[flag]), flag, 'true or false');
  }
  expect(
    entry['plan'] === undefined || (NAV_PLANS as readonly unknown[]).includes(entry['plan']),
    'plan',
    NAV_PLANS.map((plan) => `"${plan}"`).join(' or '),
  );
  const { children } = entry;
  expect(
    children === undefined || (Array.isArray(children) && children.length > 0),
    'children',
    'a list of at least one entry',
  );
  if (entry['subheader'] !== undefined && children === undefined) {
    problems.push('a "subheader" names a group, but there are no "children"');
  }
  return problems;
}

/**
 * Finds all problems of a tree: one sentence each, starting with the location and naming the
 * pathname. Takes any value; if the result is empty, it is a `NavTree` (spec §5).
 */
export function findNavProblems(tree: unknown, context: NavContext): string[] {
  const { place: root, route, pages, hasPage, toFile, toLabel = pageToTitle } = context;
  const problems: string[] = [];
  const placeByPathname = new Map<string, string>();
  const pagePathnames = new Set(pages.map(({ pathname }) => pathname));
  const linkedPathnames = new Set<string>();

  function checkPage(entry: NavEntry, subject: string) {
    const pathname = stripTrailingSlashes(entry.pathname.split(/[?#]/, 1)[0] ?? '');
    switch (getNavEntryKind(entry, route)) {
      case 'group':
        // A group's pathname is a name; only a collapsible group can link to a page of that name.
        if (!entry.subheader && pagePathnames.has(pathname)) linkedPathnames.add(pathname);
        break;
      case 'planned':
        if (pagePathnames.has(pathname)) {
          linkedPathnames.add(pathname);
          problems.push(`${subject}: is marked "planned" but its page exists; remove the flag.`);
        }
        break;
      case 'page':
        linkedPathnames.add(pathname);
        if (!pagePathnames.has(pathname)) {
          problems.push(
            `${subject}: there is no such page. Write ${toFile(pathname)}, mark the entry ` +
              '"planned", or remove it.',
          );
        }
        break;
      case 'link':
        if (!pagePathnames.has(pathname) && !hasPage(pathname)) {
          problems.push(`${subject}: there is no such page. Correct the path or remove the entry.`);
        }
        break;
      case 'external':
        break;
    }
  }

  function checkDuplicate(pathname: string, place: string, subject: string) {
    if (isApiPathname(pathname)) return;
    const key = isExternalUrl(pathname) ? pathname : stripTrailingSlashes(pathname);
    const otherPlace = placeByPathname.get(key);
    if (otherPlace === undefined) placeByPathname.set(key, place);
    else problems.push(`${subject}: duplicate pathname, already at ${otherPlace}.`);
  }

  function checkEntry(value: unknown, place: string, index: number) {
    if (!isRecord(value)) {
      problems.push(
        `${place}${SEPARATOR}entry ${index + 1}: must be an object, got ${describeValue(value)}.`,
      );
      return;
    }
    const pathname = typeof value['pathname'] === 'string' ? value['pathname'] : undefined;
    const subject = `${place}${SEPARATOR}${pathname ? `"${pathname}"` : `entry ${index + 1}`}`;

    const fieldProblems = findFieldProblems(value);
    problems.push(...fieldProblems.map((problem) => `${subject}: ${problem}.`));
    if (pathname) checkDuplicate(pathname, place, subject);

    let label = pathname;
    if (fieldProblems.length === 0) {
      // The fields were checked above; children are checked below.
      const entry = value as unknown as NavEntry;
      checkPage(entry, subject);
      label = toLabel(entry);
      if (!label) problems.push(`${subject}: no label can be derived; add a "title".`);
    } else if (pathname) {
      // The entry exists, although it is invalid, so its page is not reported as missing an entry.
      linkedPathnames.add(stripTrailingSlashes(pathname));
    }
    if (Array.isArray(value['children'])) {
      checkEntries(
        value['children'],
        `${place}${SEPARATOR}${label || pathname || `entry ${index + 1}`}`,
      );
    }
  }

  function checkEntries(entries: readonly unknown[], place: string) {
    entries.forEach((entry, index) => checkEntry(entry, place, index));
  }

  if (!Array.isArray(tree)) {
    return [`${root}: must be a list of entries, got ${describeValue(tree)}.`];
  }
  checkEntries(tree, root);
  for (const { pathname, file, isDraft = false } of pages) {
    if (!isDraft && !linkedPathnames.has(pathname)) {
      problems.push(
        `${root}: the page "${pathname}" (${file}) has no entry. Add { pathname: '${pathname}' } ` +
          'where readers should find it.',
      );
    }
  }
  return problems;
}

/** Joins problems to one message, one per line. */
export function toProblemsMessage(
  problems: readonly string[],
  subject = 'The navigation or its pages have',
): string {
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  return [`${subject} ${count}:`, ...problems.map((p) => `- ${p}`)].join('\n');
}
