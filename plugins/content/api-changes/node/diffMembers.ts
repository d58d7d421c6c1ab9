import { API_CHANGE_KINDS, type ApiChange, type ApiChangeKind } from '../contract';
import type { ComparedMember, ComparedMembers } from './apiMembers';
import type { ApiRename } from './renames';

export interface DiffMembersOptions {
  readonly subject: ApiRename['subject'];
  readonly renames: readonly ApiRename[];
  /** Names that the newer version still accepts, although they are not in `newer`. */
  readonly kept?: ReadonlySet<string>;
  /** Returns the CSS class that the newer version still has for a name that is not in `newer`. */
  readonly remainingClass?: (name: string) => string | undefined;
}

/** Normalizes white space. */
const tidy = (code: string | undefined) => code?.replace(/\s+/g, ' ').trim();

/** Whether two pieces of code are equal except for white space and quotes. */
function isSame(older: string | undefined, newer: string | undefined): boolean {
  return tidy(older)?.replace(/["`]/g, "'") === tidy(newer)?.replace(/["`]/g, "'");
}

/** Returns the reason of a deprecation, if there is one. */
export function toNote(deprecated: string | true | undefined): string | undefined {
  return typeof deprecated === 'string' ? deprecated.trim() : undefined;
}

const requirementOf = ({ required }: ComparedMember) => (required ? 'required' : 'optional');

/** Compares a member that exists in both versions. */
function compare(older: ComparedMember, newer: ComparedMember) {
  const changes: Pick<ApiChange, 'kind' | 'from' | 'to' | 'note'>[] = [];
  const add = (kind: ApiChangeKind, from?: string, to?: string) => changes.push({ kind, from, to });

  if (!isSame(older.type, newer.type)) add('typeChanged', tidy(older.type), tidy(newer.type));
  if (!isSame(older.default, newer.default)) {
    add('defaultChanged', tidy(older.default), tidy(newer.default));
  }
  if (older.required !== newer.required) {
    add('requiredChanged', requirementOf(older), requirementOf(newer));
  }
  if (!older.deprecated && newer.deprecated) {
    changes.push({ kind: 'deprecated', note: toNote(newer.deprecated) });
  }
  if (older.deprecated && !newer.deprecated) add('undeprecated');
  return changes;
}

/** Returns the former names of new members, by new name. */
function findRenamed(
  older: ComparedMembers,
  newer: ComparedMembers,
  { renames, subject }: DiffMembersOptions,
): ReadonlyMap<string, readonly string[]> {
  const renamed = new Map<string, readonly string[]>();
  for (const rename of renames) {
    if (rename.subject !== subject || older.has(rename.to) || !newer.has(rename.to)) continue;
    const from = rename.from.filter((name) => older.has(name) && !newer.has(name));
    if (from.length > 0) renamed.set(rename.to, from);
  }
  return renamed;
}

/** Compares the props, slots or CSS classes of a component. Returns the changes sorted by name. */
export function diffMembers(
  older: ComparedMembers,
  newer: ComparedMembers,
  options: DiffMembersOptions,
): ApiChange[] {
  const { subject, kept, remainingClass } = options;
  const renamed = findRenamed(older, newer, options);
  const formerNames = new Set([...renamed.values()].flat());
  const changes: ApiChange[] = [];

  for (const member of newer.values()) {
    const { name, anchor, className } = member;
    const base = { subject, name };
    const place = { className, anchor };
    const former = older.get(name);
    const formerName = renamed.get(name);
    if (former) {
      for (const { kind, ...values } of compare(former, member)) {
        changes.push({ kind, ...base, ...values, ...place });
      }
    } else if (formerName) {
      changes.push({ kind: 'renamed', ...base, from: formerName.join(', '), ...place });
    } else {
      changes.push({ kind: 'added', ...base, note: toNote(member.deprecated), ...place });
    }
  }
  for (const { name, className } of older.values()) {
    if (newer.has(name) || formerNames.has(name) || kept?.has(name)) continue;
    const remaining = remainingClass?.(name);
    changes.push({
      kind: remaining === undefined ? 'removed' : 'keyRemoved',
      subject,
      name,
      className: remaining ?? className,
    });
  }

  return changes.sort(
    (a, b) =>
      a.name.localeCompare(b.name, 'en') ||
      API_CHANGE_KINDS.indexOf(a.kind) - API_CHANGE_KINDS.indexOf(b.kind),
  );
}
