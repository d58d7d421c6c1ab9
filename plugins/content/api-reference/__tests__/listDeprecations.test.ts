import path from 'node:path';
import { readFile } from '../../../common/files/boundedFiles';
import { API_SECTIONS } from '../../../../src/site/apiReference';
import type { ApiComponent, ApiDeprecationsFile } from '../contract';
import { listDeprecations } from '../node/facts/listDeprecations';
import { loadApiModels } from '../node/models/loadApiModels';
import { documentedNames } from '../node/models/modelRequest';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const PAGE = 'docs/material-ui/migration/migrating-from-deprecated-apis/index.mdx';
const MATERIAL = '@mui/material';

let components: Readonly<Record<string, ApiComponent>>;
let file: ApiDeprecationsFile;
const documented = documentedNames(API_SECTIONS, MATERIAL).components;

beforeAll(async () => {
  const models = await loadApiModels({
    siteDir: SITE_DIR,
    requests: [{ packageName: MATERIAL }],
  });
  components = models.get(MATERIAL)?.components.components ?? {};
  file = listDeprecations(components, documented);
}, 240_000);

const find = (component: string, name: string) =>
  file.components[component]?.list.find((one) => one.name === name);

test('every deprecated name of a documented component has one row', () => {
  const expected = documented
    .flatMap((name) => components[name] ?? [])
    .flatMap(({ name, deprecated, props, classes }) => [
      ...(deprecated === undefined ? [] : [`${name} ${name}`]),
      ...props
        .filter((prop) => prop.deprecated !== undefined)
        .map((prop) => `${name} ${prop.name}`),
      ...classes
        .filter((one) => one.deprecated !== undefined)
        .map((one) => `${name} .${one.className}`),
    ]);
  const listed = [
    ...Object.entries(file.components).flatMap(([component, { list }]) =>
      list.map(({ name }) => `${component} ${name}`),
    ),
    ...file.inherited.flatMap(({ name, props }) => props.map((prop) => `${name} ${prop}`)),
  ];
  expect(listed.sort()).toEqual(expected.sort());
});

test('the page has a section for each of these components, and for no other', async () => {
  const page = await readFile(path.join(SITE_DIR, PAGE), 'utf8');
  const sections = [...page.matchAll(/^### (\w+)\n(?:(?!^###)[\s\S])*?components\.(\w+)\}/gm)];
  expect(sections.map(([, heading, component]) => [heading, component])).toEqual(
    Object.keys(file.components).map((name) => [name, name]),
  );
});

test('every composed class has a selector of classes that are not deprecated', () => {
  const listed = Object.values(file.components).flatMap(({ list }) => list);
  const current = new Set(
    Object.values(components)
      .flatMap(({ classes }) => classes)
      .filter(({ deprecated }) => deprecated === undefined)
      .map(({ className }) => className),
  );
  for (const { subject, name, note, selector } of listed) {
    if (subject === 'class' && note !== undefined) {
      const used = (selector ?? name).split(/[\s.]+/).filter(Boolean);
      expect(used.filter((one) => !current.has(one))).toEqual([]);
    }
  }
});

test.each([
  ['Alert', '.MuiAlert-filledError', '.MuiAlert-filled.MuiAlert-colorError'],
  // The note says `.MuiButtonSizeLarge`.
  ['Button', '.MuiButton-iconSizeLarge', '.MuiButton-sizeLarge .MuiButton-icon'],
  ['Chip', '.MuiChip-avatarSmall', '.MuiChip-sizeSmall .MuiChip-avatar'],
  [
    'CircularProgress',
    '.MuiCircularProgress-circleDeterminate',
    '.MuiCircularProgress-determinate .MuiCircularProgress-circle',
  ],
  ['Tab', '.MuiTab-iconWrapper', '.MuiTab-icon'],
  [
    'TableSortLabel',
    '.MuiTableSortLabel-iconDirectionAsc',
    '.MuiTableSortLabel-directionAsc .MuiTableSortLabel-icon',
  ],
  ['Typography', '.MuiTypography-paragraph', undefined],
])('%s: %s', (component, name, selector) => {
  expect(find(component, name)?.selector).toBe(selector);
});

test.each([
  ['Alert', 'components', 'deprecations/alert-props'],
  ['ListItem', 'ContainerProps', undefined],
  ['Modal', 'BackdropProps', undefined],
  ['TablePagination', 'SelectProps', undefined],
  ['TextField', 'SelectProps', 'deprecations/text-field-props'],
  ['Tab', '.MuiTab-iconWrapper', 'deprecations/tab-classes'],
  ['Divider', '.MuiDivider-withChildrenVertical', undefined],
])('codemod of %s: %s', (component, name, codemod) => {
  expect(find(component, name)?.codemod).toBe(codemod);
});
