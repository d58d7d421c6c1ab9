import { writeFileSync } from 'node:fs';
import path from 'node:path';
import siteManifest from '../../../../../package.json';
import { API_SECTIONS } from '../../../../../src/site/apiReference';
import { loadApiModels } from './loadApiModels';
import { apiModelRequests, documentedNames, type ApiModel } from './modelRequest';

/** Numbers of what was extracted from a package. */
export type ApiCounts = Readonly<Record<string, number>>;

/** The numbers per package that are expected: a test compares them, so that nothing disappears unnoticed. */
export const COUNTS_FILE = path.join(__dirname, 'apiCounts.json');

/** The packages that are counted: all that the site documents. */
export const countedPackages = apiModelRequests(API_SECTIONS, siteManifest.dependencies);

/** Counts what is documented of a package. */
export function countApi({ components: model, hooks }: ApiModel): ApiCounts {
  const names = documentedNames(API_SECTIONS, model.package);
  const documented = names.components.flatMap((name) => model.components[name] ?? []);
  const props = documented.flatMap((component) =>
    component.props.filter(({ own, hidden }) => own && !hidden),
  );
  const classes = documented.flatMap((component) => component.classes);
  const interfaces = Object.values(model.interfaces ?? {});
  const documentedHooks = hooks ? Object.values(hooks.hooks) : [];
  return {
    components: documented.length,
    props: props.length,
    required: props.filter(({ required }) => required).length,
    defaults: props.filter((prop) => prop.default !== undefined).length,
    deprecated: props.filter(({ deprecated }) => deprecated).length,
    classes: classes.length,
    deprecatedClasses: classes.filter(({ deprecated }) => deprecated).length,
    slots: documented.flatMap(({ slots }) => slots).length,
    inheriting: documented.filter(({ inherits }) => inherits).length,
    withRef: documented.filter(({ ref }) => ref).length,
    nativeAttributes: documented.filter(({ domProps }) => domProps).length,
    interfaces: interfaces.length,
    properties: interfaces.flatMap(({ props: properties }) => properties).length,
    hooks: documentedHooks.length,
    hookParameters: documentedHooks.flatMap(({ parameters }) => parameters).length,
    hookReturnValues: documentedHooks.flatMap(({ returnValue }) => returnValue).length,
  };
}

/** Writes the numbers of what is installed. */
export async function writeApiCounts(siteDir: string): Promise<void> {
  const models = await loadApiModels({ siteDir, requests: countedPackages });
  const counts = [...models].map(([name, model]) => [name, countApi(model)]);
  writeFileSync(COUNTS_FILE, `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`);
}
