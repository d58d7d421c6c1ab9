import type { ApiComponent, ApiDeprecation, ApiDeprecationsFile } from '../../contract';
import { toClassId, toPropId } from '../../../../common/api-model/anchors';
import { codemodOfClasses, codemodOfProp } from './codemods';
import { toSelector } from './toSelector';

const noteOf = (reason: string | true) => (reason === true ? undefined : reason);

/** Returns the deprecated names that the component has itself. */
function ownDeprecations(component: ApiComponent): ApiDeprecation[] {
  const { name, slug, deprecated, props, classes } = component;
  return [
    ...(deprecated === undefined
      ? []
      : [{ subject: 'component', name, note: noteOf(deprecated) } as const]),
    ...props.flatMap((prop): ApiDeprecation[] => {
      if (prop.deprecated === undefined || !prop.own) return [];
      return [
        {
          subject: 'prop',
          name: prop.name,
          note: noteOf(prop.deprecated),
          codemod: codemodOfProp(slug, prop.name),
          anchor: toPropId(name, prop.name),
        },
      ];
    }),
    ...classes.flatMap(({ key, className, deprecated: reason }): ApiDeprecation[] => {
      if (reason === undefined) return [];
      const selector = reason === true ? undefined : toSelector(reason, classes);
      return [
        {
          subject: 'class',
          name: `.${className}`,
          note: noteOf(reason),
          selector,
          codemod: selector === undefined ? undefined : codemodOfClasses(slug),
          anchor: toClassId(name, key, className),
        },
      ];
    }),
  ];
}

/** The component whose typings declare an inherited prop: `Modal` of `Modal/Modal.d.ts`. */
const originOf = (file = '') => file.split('/', 1)[0] ?? file;

function inheritedDeprecations({ name, props }: ApiComponent) {
  const inherited = props.filter(({ own, deprecated }) => !own && deprecated !== undefined);
  const origins = [...new Set(inherited.map(({ from }) => originOf(from)))].sort();
  return origins.map((origin) => ({
    name,
    origin,
    props: inherited.filter(({ from }) => originOf(from) === origin).map((prop) => prop.name),
  }));
}

/**
 * Returns what a package deprecates.
 * @param components Of the package, by name.
 * @param documented Names of those that have an API page.
 */
export function listDeprecations(
  components: Readonly<Record<string, ApiComponent>>,
  documented: readonly string[],
): ApiDeprecationsFile {
  const shown = documented.flatMap((name) => components[name] ?? []);
  const lists = shown.flatMap((component) => {
    const list = ownDeprecations(component);
    return list.length === 0 ? [] : [[component.name, { slug: component.slug, list }] as const];
  });
  return {
    components: Object.fromEntries(lists),
    inherited: shown.flatMap(inheritedDeprecations),
  };
}
