import path from 'node:path';
import ts from 'typescript';
import { API_SECTIONS } from '../../../../../../src/site/apiReference';
import { createPlanOf, findLowerPages } from '../../pages/findLowerPlans';
import { apiAddressesOf } from '../../pages/apiAddresses';
import { loadApiModels } from '../loadApiModels';
import type { ApiModel } from '../modelRequest';

const SITE_DIR = path.resolve(__dirname, '../../../../../..');
const MODULES = path.join(SITE_DIR, 'node_modules');
const PACKAGES = API_SECTIONS.flatMap((section) =>
  section.kind === 'components' && section.plan ? [section.packageName] : [],
);

/** Parts of the data grid, which its slots take; the community's have no pages either. */
const isPart = (name: string) => name.startsWith('Grid');

/** Documented props by component, from the exported `<Name>Props` of the typings. */
function readExportedProps(): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const entries = PACKAGES.map((name) => path.join(MODULES, name, 'index.d.ts'));
  // Declares what a date is.
  const adapter = path.join(MODULES, '@mui/x-date-pickers-pro/AdapterDayjs/index.d.ts');
  const program = ts.createProgram([...entries, adapter], {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const isDocumented = (prop: ts.Symbol) =>
    prop.declarations?.some((node) =>
      /@mui\/x-(?!internals)/.test(node.getSourceFile().fileName),
    ) &&
    prop.getDocumentationComment(checker).length > 0 &&
    !prop.getJsDocTags(checker).some(({ name }) => name === 'ignore');

  return new Map(
    PACKAGES.map((packageName, index) => {
      const file = program.getSourceFile(entries[index] ?? '');
      const module = file && checker.getSymbolAtLocation(file);
      const exported = module ? checker.getExportsOfModule(module) : [];
      const resolve = (symbol: ts.Symbol) =>
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const components = exported.flatMap((symbol): [string, readonly string[]][] => {
        const { name } = symbol;
        const props = exported.find((other) => other.name === `${name}Props`);
        const { valueDeclaration } = resolve(symbol);
        const own = valueDeclaration?.getSourceFile().fileName.includes(`/${packageName}/`);
        if (!props || !own || isPart(name)) return [];
        const type = checker.getDeclaredTypeOfSymbol(resolve(props));
        const names = checker.getPropertiesOfType(type).filter(isDocumented);
        return [[name, names.map((prop) => prop.name)]];
      });
      return [packageName, new Map(components)];
    }),
  );
}

let exportedProps: ReturnType<typeof readExportedProps>;
let models: ReadonlyMap<string, ApiModel>;

beforeAll(async () => {
  exportedProps = readExportedProps();
  const requests = ['@mui/x-data-grid', ...PACKAGES].map((packageName) => ({ packageName }));
  models = await loadApiModels({ siteDir: SITE_DIR, requests });
}, 240_000);

const componentOf = (packageName: string, name: string) =>
  models.get(packageName)?.components.components[name];

const shownProps = (packageName: string, name: string) =>
  componentOf(packageName, name)?.props.flatMap((prop) =>
    prop.own && !prop.hidden ? [prop.name] : [],
  ) ?? [];

test.each(PACKAGES)('%s: every exported component has a page', (packageName) => {
  const names = [...(exportedProps.get(packageName)?.keys() ?? [])];
  const { pathOf } = apiAddressesOf('current');
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => pathOf(packageName, name) === undefined)).toEqual([]);
});

test.each(PACKAGES)('%s: at least 95 % of the documented props have a row', (packageName) => {
  const components = [...(exportedProps.get(packageName) ?? [])];
  const all = components.flatMap(([name, props]) => props.map((prop) => `${name}.${prop}`));
  const lacking = components.flatMap(([name, props]) => {
    const shown = shownProps(packageName, name);
    return props.filter((prop) => !shown.includes(prop)).map((prop) => `${name}.${prop}`);
  });
  expect(all.length).toBeGreaterThan(25);
  // The list tells which.
  if (lacking.length > 0.05 * all.length) expect(lacking).toEqual([]);
});

test('an interface is listed with the lowest plan whose package exports it', () => {
  const sections = API_SECTIONS.filter((section) => section.kind === 'components');
  const listed = sections.flatMap(({ packageName, interfaces = [] }) =>
    interfaces.map((name) => ({ name, packageName })),
  );
  const lowest = ({ name }: { readonly name: string }) =>
    sections.find(
      ({ packageName }) => models.get(packageName)?.components.interfaces?.[name] !== undefined,
    )?.packageName;
  const ofGrid = listed.filter(({ packageName }) => packageName.startsWith('@mui/x-data-grid'));
  expect(ofGrid.length).toBeGreaterThan(10);
  expect(ofGrid.filter((each) => lowest(each) !== each.packageName)).toEqual([]);
});

test('a row has the lowest plan whose grid has it', () => {
  const { pages } = apiAddressesOf('current');
  const page = pages.find(({ names }) => names[0] === 'DataGridPremium');
  if (!page) throw new Error('The page is gone.');
  const lower = findLowerPages(page, pages);
  expect(lower.map(({ names }) => names[0])).toEqual(['DataGrid', 'DataGridPro']);
  const planOf = createPlanOf(
    'premium',
    lower.flatMap(({ plan, packageName, names: [name = ''] }) => {
      const component = componentOf(packageName, name);
      return component ? [[plan, component] as const] : [];
    }),
  );
  expect(planOf?.('prop', 'rows')).toBeUndefined();
  expect(planOf?.('prop', 'pinnedColumns')).toBe('pro');
  expect(planOf?.('prop', 'rowGroupingModel')).toBe('premium');
  expect(planOf?.('slot', 'headerFilterMenu')).toBe('pro');
  expect(planOf?.('class', 'actionsCell')).toBeUndefined();
});
