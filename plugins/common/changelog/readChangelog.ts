/** A release of a package in a changelog. */
export interface ChangelogRelease {
  /** The version of the package. */
  readonly version: string;
  /** Version of the repository, which its tag is named after. */
  readonly tag: string;
  readonly date: Date;
  /** Changes of the package, one line of Markdown each. */
  readonly changes: readonly string[];
}

const ENTRY = /^## v?(\d+\.\d+\.\d+(?:-[\w.]+)?)\s*$/;
const DATE = /^_([A-Z][a-z]{2,8} \d{1,2}, \d{4})_\s*$/;
const SECTION = /^#{3,4} `(@?[\w./-]+)(?:@v?(\d[\w.-]*))?`/;
const HEADING = /^#{2,4}(?= )/;
const FENCE = /^\s*```/;
const CHANGE = /^\s*(?:-|&#8203;<!-- \d+ -->)\s*(.+)$/;
/** What the tool that writes changelogs leaves in front of a change, to sort it. */
const SORT_MARK = /^&#8203;<!-- \d+ -->/;

function parseDate(text: string): Date | undefined {
  const date = new Date(`${text} UTC`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/**
 * Parses the changelog of a package's repository. Returns the releases that have a date and a
 * section about the package, newest first.
 */
export function readChangelog(changelog: string, packageName: string): ChangelogRelease[] {
  const releases: ChangelogRelease[] = [];
  let tag: string | undefined;
  let date: Date | undefined;
  let changes: string[] | undefined;
  let depth = 0;
  let isCode = false;
  for (const line of changelog.split(/\r?\n/)) {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode) continue;
    const hashes = HEADING.exec(line)?.[0].length;
    const entry = ENTRY.exec(line)?.[1];
    const [, section, version] = SECTION.exec(line) ?? [];
    const dateText = DATE.exec(line)?.[1];
    if (entry !== undefined) {
      tag = entry;
      date = undefined;
      changes = undefined;
    } else if (section !== undefined) {
      changes = undefined;
      depth = hashes ?? 0;
      if (section === packageName && tag !== undefined && date !== undefined) {
        changes = [];
        releases.push({ version: version ?? tag, tag, date, changes });
      }
    } else if (hashes !== undefined) {
      // A deeper heading, such as "Breaking changes", is a part of the section.
      if (hashes <= depth) changes = undefined;
    } else if (dateText !== undefined && tag !== undefined && date === undefined) {
      date = parseDate(dateText);
    } else {
      const change = CHANGE.exec(line)?.[1];
      if (change !== undefined) changes?.push(change.replace(SORT_MARK, ''));
    }
  }
  return releases;
}
