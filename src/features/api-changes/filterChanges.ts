import {
  API_CHANGE_SUBJECTS,
  type ApiChange,
  type ApiChangeSubject,
  type ApiComponentChanges,
} from '@site/plugins/content/api-changes/contract';
import { CHANGE_GROUPS, groupOf, type ChangeFilter, type ChangeGroup } from './changeFilter';

/** `ListItem.button` and `<ListItem button>` are two words, as they are typed. */
const wordsOf = (query: string) =>
  query
    .toLowerCase()
    .split(/[\s.<>/]+/)
    .filter(Boolean);

/** Returns all searchable names as one text. */
function searchedText(component: string, { kind, name, className = '', from = '' }: ApiChange) {
  // Classes are shown with `.`.
  const classText = className && `.${className}`;
  return [component, name, classText, kind === 'renamed' ? from : ''].join('\n').toLowerCase();
}

function createTest({ groups, subjects, query }: ChangeFilter) {
  const words = wordsOf(query);
  return (component: string, change: ApiChange) => {
    if (groups.length > 0 && !groups.includes(groupOf(change.kind))) return false;
    if (subjects.length > 0 && !subjects.includes(change.subject)) return false;
    const text = words.length > 0 ? searchedText(component, change) : '';
    return words.every((word) => text.includes(word));
  };
}

/** Returns the components with changes that pass the filter, reduced to these changes. */
export function filterChanges(
  components: readonly ApiComponentChanges[],
  filter: ChangeFilter,
): readonly ApiComponentChanges[] {
  const passes = createTest(filter);
  return components.flatMap((component) => {
    const changes = component.changes.filter((change) => passes(component.name, change));
    if (changes.length === 0) return [];
    // The same object if all changes pass, so that memoized components do not render.
    return changes.length === component.changes.length ? component : { ...component, changes };
  });
}

/** Returns the total number of changes. */
export function countChanges(components: readonly ApiComponentChanges[]): number {
  return components.reduce((sum, { changes }) => sum + changes.length, 0);
}

export interface OptionCounts {
  readonly groups: Readonly<Record<ChangeGroup, number>>;
  readonly subjects: Readonly<Record<ApiChangeSubject, number>>;
}

function countBy<T extends string>(
  keys: readonly T[],
  components: readonly ApiComponentChanges[],
  keyOf: (change: ApiChange) => T,
): Record<T, number> {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<T, number>;
  for (const { changes } of components) {
    for (const change of changes) counts[keyOf(change)] += 1;
  }
  return counts;
}

/** Returns the number of changes per option, given the choices in the other groups. */
export function countOptions(
  components: readonly ApiComponentChanges[],
  filter: ChangeFilter,
): OptionCounts {
  return {
    groups: countBy(
      CHANGE_GROUPS,
      filterChanges(components, { ...filter, groups: [] }),
      ({ kind }) => groupOf(kind),
    ),
    subjects: countBy(
      API_CHANGE_SUBJECTS,
      filterChanges(components, { ...filter, subjects: [] }),
      ({ subject }) => subject,
    ),
  };
}
