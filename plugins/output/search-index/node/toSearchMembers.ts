import { toApiSlug } from '../../../../src/site/apiReference';
import type { ApiPage, ApiPropRow, ApiRow } from '../../../content/api-reference/contract';
import type { SearchMember, SearchRowKind, SearchRows } from '../contract';

/** Longest default value that fits beside its name, in characters. */
const LONGEST_DEFAULT = 24;

/** Returns the end of an entry: a default value that fits, and that keeps the list readable. */
const toDefault = (value = '') =>
  value.length <= LONGEST_DEFAULT && /^[^\s|]+$/.test(value) ? `|${value}` : '';

/**
 * Returns the most common anchor prefix, and the rows with the anchors that do not follow from it.
 */
function toRows(
  kind: SearchRowKind,
  rows: readonly Pick<ApiPropRow, 'id' | 'name' | 'default'>[],
): SearchRows | null {
  const named = rows.filter(({ name }) => /^[^\s=|]+$/.test(name));
  const [first] = named;
  if (!first) return null;
  const prefix = first.id.endsWith(first.name) ? first.id.slice(0, -first.name.length) : '';
  const names = named.map(
    ({ id, name, default: value }) =>
      (id === `${prefix}${name}` ? name : `${name}=${id}`) + toDefault(value),
  );
  return [kind, prefix, names.join(' ')];
}

/** Drops what the component of a lower plan has, too: it is found there. */
function withoutLowerPlans(page: ApiPage): ApiPage {
  if (page.kind !== 'component' || !page.extends) return page;
  const isNew = ({ plan }: ApiRow) => plan === page.plan;
  return {
    ...page,
    props: page.props.filter(isNew),
    slots: page.slots.filter(isNew),
    classes: page.classes.filter(isNew),
  };
}

/** Returns the searchable members of an API page. */
export function toSearchMembers(pages: readonly ApiPage[]): SearchMember[] {
  return pages.map(withoutLowerPlans).map((page) => {
    const rows =
      page.kind === 'interface'
        ? [
            toRows(
              'prop',
              page.groups.flatMap(({ rows: properties }) => properties),
            ),
          ]
        : page.kind === 'component'
          ? [
              toRows('prop', page.props),
              // Readers search for the class of a slot, too, and it is more specific than the slot's
              // name.
              toRows(
                'slot',
                // The default of a slot is its element.
                page.slots
                  .filter(({ className }) => className === null)
                  .map(({ id, name }) => ({ id, name })),
              ),
              toRows(
                'class',
                page.slots.flatMap(({ id, className }) =>
                  className === null ? [] : [{ id, name: className }],
                ),
              ),
              toRows(
                'class',
                page.classes.map(({ id, className, name }) => ({ id, name: className || name })),
              ),
            ]
          : [toRows('parameter', page.parameters), toRows('returnValue', page.returnValue)];
    return [
      page.name,
      page.anchorPrefix === '' ? '' : toApiSlug(page.name),
      rows.filter((entry) => entry !== null),
    ];
  });
}
