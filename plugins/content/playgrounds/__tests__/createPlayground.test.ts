import { createPlayground } from '../node/createPlayground';
import { componentModule, playgroundModule } from '../node/playgroundModuleCode';
import { SITE_DIR } from './playgroundPages';

const page = 'docs/material-ui/react-button/index.mdx';
const named = { siteDir: SITE_DIR, page, component: 'Button' };

test('a playground without a file is made from the model alone', async () => {
  const { data } = await createPlayground({ ...named, component: 'IconButton' });
  expect(data).toMatchObject({
    component: 'IconButton',
    apiPage: '/material-ui/api/icon-button/',
    source: { imports: [{ code: "import IconButton from '@mui/material/IconButton';" }] },
  });
  expect(data.controls).toContainEqual({
    kind: 'choice',
    prop: 'edge',
    values: ['start', 'end', false],
    optional: false,
    default: false,
    initial: false,
  });
});

test('an older version has its own model', async () => {
  const older = 'material-ui_versioned_docs/version-v5/react-button/index.mdx';
  const { data, installedAs } = await createPlayground({ ...named, page: older });
  expect(installedAs).toBe('material-v5');
  expect(data.apiPage).toBe('/material-ui/v5/api/button/');
});

test('an unknown component names the page', async () => {
  await expect(createPlayground({ ...named, component: 'Botton' })).rejects.toThrow(
    `${page}: <Playground component="Botton"> names a component without an API page`,
  );
});

test('the component renders what readers see, in the version of the page', async () => {
  const { data, file } = await createPlayground(named);
  const version = {
    productId: 'material-ui',
    name: 'v5',
    route: '/material-ui/v5',
    productRoute: '/material-ui',
    docsPath: 'material-ui_versioned_docs/version-v5',
    translatedPath: '',
    packageName: '@mui/material',
    installedAs: 'material-v5',
  };
  const code = componentModule(data, file, version);
  expect(code).toContain("import Button from 'material-v5/Button';");
  expect(code).toMatch(/usePlaygroundProps\(\{.*"SendIcon": _jsx\(SendIcon, \{\}\)/);
  expect(code).toContain('_jsx(Button, { ...props })');
});

test('the browser loads the panel on demand, the server has it', async () => {
  const { data } = await createPlayground(named);
  const demo = './index.mdx?playground=Button&part=demo';
  expect(playgroundModule(data, demo, false)).not.toMatch(/^import .*panel/m);
  expect(playgroundModule(data, demo, true)).toMatch(/^import \* as panel from/m);
});
