import { toApiSlug } from '../../../../../src/site/apiReference';
import type { ApiDeprecation, ApiDeprecationsFile, UpgradeFile, UpgradeRow } from '../../contract';
import type { ApiChange, ApiComponentChanges } from '../../../api-changes/contract';
import { codemodOfProp } from './codemods';
import { CHANGED_IMPORTS } from './changedImports';
import { CHANGED_KEYS, UPGRADE_REPLACEMENTS } from './upgradeReplacements';

/** Pages that have the rows, with trailing slash. */
export interface UpgradePages {
  readonly comparison: string;
  /** The guide on deprecated names, with a section for each component. */
  readonly deprecations: string;
  /** Address of the table of changed imports. */
  readonly imports: string;
}

/** The address of a component in the comparison, filtered to one name. */
function comparisonAddress(page: string, component: ApiComponentChanges, name: string): string {
  const query = new URLSearchParams({ q: `${component.name} ${name}` });
  return `${page}?${query.toString()}#${component.slug}`;
}

const guideAddress = (page: string, component: string) => `${page}#${component.toLowerCase()}`;

/** Names that old code has in place of a renamed one. */
const formerNames = ({ from = '' }: ApiChange) => from.split(', ');

/** Returns the rows of a name that was removed or renamed. */
function rowsOfChange(
  component: ApiComponentChanges,
  change: ApiChange,
  { comparison }: UpgradePages,
): UpgradeRow[] {
  const { kind, subject, name, className } = change;
  const replacement = UPGRADE_REPLACEMENTS[`${component.name} ${subject}`]?.[name];
  const base = {
    component: component.name,
    subject,
    to: comparisonAddress(comparison, component, name),
    ...replacement,
  };
  if (kind === 'renamed') {
    return formerNames(change).map((former) => ({ instead: name, ...base, kind, name: former }));
  }
  if (kind === 'removed') return [{ ...base, kind, name, className }];
  return kind === 'keyRemoved' && className !== undefined
    ? [{ ...base, kind, name, instead: `.${className}` }]
    : [];
}

/** The key of a class: `filledError` of `.MuiAlert-filledError`. */
const keyOf = (className: string) => className.slice(className.indexOf('-') + 1);

function rowOfDeprecation(
  component: string,
  { subject, name, note, selector, codemod }: ApiDeprecation,
  to: string,
): UpgradeRow {
  const className = subject === 'class' ? name.slice(1) : undefined;
  return {
    component,
    subject,
    kind: 'deprecated',
    name: className === undefined ? name : keyOf(className),
    to,
    className,
    instead: selector,
    // The note of a class with a selector names the same as Markdown.
    note: selector === undefined ? note : undefined,
    codemod,
  };
}

function deprecatedRows(
  changes: readonly ApiComponentChanges[],
  { components, inherited }: ApiDeprecationsFile,
  pages: UpgradePages,
): UpgradeRow[] {
  const compared = new Map(changes.map((component) => [component.name, component]));
  const own = Object.entries(components).flatMap(([component, { list }]) =>
    list.map((deprecation) => {
      const changed = compared.get(component);
      const shown = deprecation.subject === 'class' ? keyOf(deprecation.name) : deprecation.name;
      const isNew = changed?.changes.some(
        ({ kind, subject, name }) =>
          kind === 'deprecated' && subject === deprecation.subject && name === shown,
      );
      const to =
        changed && isNew
          ? comparisonAddress(pages.comparison, changed, shown)
          : guideAddress(pages.deprecations, component);
      return rowOfDeprecation(component, deprecation, to);
    }),
  );
  const others = inherited.flatMap(({ name: component, origin, props }) =>
    props.flatMap((prop): UpgradeRow[] => {
      const row = own.find(
        (one) => one.component === origin && one.subject === 'prop' && one.name === prop,
      );
      if (!row) return [];
      return [{ ...row, component, codemod: codemodOfProp(toApiSlug(component), prop) }];
    }),
  );
  return [...own, ...others];
}

/**
 * Returns every name that code of the older version may have and the newer one lacks or deprecates,
 * from the comparison of both, for the check of pasted code.
 */
export function listUpgradeRows(
  changes: readonly ApiComponentChanges[],
  deprecations: ApiDeprecationsFile,
  pages: UpgradePages,
): UpgradeFile {
  return {
    rows: [
      ...changes.flatMap((component) =>
        component.changes.flatMap((change) => rowsOfChange(component, change, pages)),
      ),
      ...deprecatedRows(changes, deprecations, pages),
      ...CHANGED_KEYS.map(({ component, prop, key, instead }): UpgradeRow => ({
        component,
        subject: 'key',
        kind: 'deprecated',
        name: `${prop}.${key}`,
        instead,
        to: guideAddress(pages.deprecations, component),
      })),
    ],
    imports: CHANGED_IMPORTS,
    importsPage: pages.imports,
  };
}
