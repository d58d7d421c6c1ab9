import type { ApiSection } from '../../../../../src/site/apiReference';
import type { ApiInterface } from '../../contract';
import { sortProps } from '../extract/sortProps';
import { higherPlansOf, type ApiModel } from './modelRequest';

/**
 * Completes the interfaces of a plan's package by what those of the higher plans add to them: the
 * Premium package's `GridColDef` has more properties than that of the data grid.
 */
export function addPlans<Model extends ApiModel>(
  models: ReadonlyMap<string, Model>,
  sections: readonly ApiSection[],
): Map<string, Model> {
  const completed = new Map(models);
  for (const section of sections) {
    const model = completed.get(section.packageName);
    if (section.kind !== 'components' || !section.interfaces || !model) continue;
    const { components } = model;
    const interfaces = { ...components.interfaces };
    for (const { packageName, plan } of higherPlansOf(section, sections)) {
      for (const name of section.interfaces) {
        const own = interfaces[name];
        const higher = models.get(packageName)?.components.interfaces?.[name];
        if (own && higher) interfaces[name] = add(own, higher, plan);
      }
    }
    completed.set(section.packageName, { ...model, components: { ...components, interfaces } });
  }
  return completed;
}

function add(
  own: ApiInterface,
  higher: ApiInterface,
  plan: NonNullable<ApiInterface['props'][number]['plan']>,
): ApiInterface {
  const known = new Set(own.props.map(({ name }) => name));
  const added = higher.props.filter(({ name }) => !known.has(name));
  return {
    ...own,
    imports: [...own.imports, ...higher.imports],
    props: sortProps([...own.props, ...added.map((prop) => ({ ...prop, plan }))]),
  };
}
