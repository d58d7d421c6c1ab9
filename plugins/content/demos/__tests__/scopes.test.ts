import { DEMO_LIBRARIES } from '../../../../src/site/demoLibraries';
import path from 'node:path';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { createScopeModule } from '../node/scopeModule';
import { scopeImports } from '../node/scopeImports';
import { scopeRule } from '../node/scopeRule';

describe('scopeImports', () => {
  test.each<[string, string[]]>([
    ["import Button from '@mui/material/Button'; Button;", ['@mui/material/Button']],
    ["import * as React from 'react'; React.useState();", ['react']],
    ["import { styled } from '@mui/system'; styled('p');", ['@mui/system']],
    ["import 'dayjs/locale/de';", ['dayjs/locale/de']],
    ["export { styled } from '@mui/system';", ['@mui/system']],
    ["import type { Theme } from '@mui/material/styles';", []],
    ["import { type Theme } from '@mui/material/styles';", []],
    ["import { Theme } from '@mui/material/styles'; let a: Theme;", []],
    ["import type {} from '@mui/material/themeCssVarsAugmentation';", []],
    ["import a from './orders'; import '../b.css'; a;", []],
    ["import { useMode } from '@site/src/prefs'; useMode();", []],
    ["import Layout from '@theme/Layout'; Layout;", []],
    ['export default () => <p />;', []],
    ['export default ;;<', []],
    ['', []],
  ])('%s', (code, imports) => {
    expect(scopeImports(code, '/docs/Bars.tsx').packages).toEqual(imports);
  });
});

describe('createScopeModule', () => {
  const site = temporaryFolder('each');

  beforeEach(() =>
    site.write({
      'docs/x/react-charts/Bars.tsx':
        "import * as React from 'react'; import { BarChart } from '@mui/x-charts/BarChart'; React.memo(BarChart);",
      'docs/x/react-charts/orders.ts':
        "import dayjs from 'dayjs'; import * as React from 'react'; dayjs(React);",
      'docs/x/react-charts/Bars.test.tsx': "import 'left-pad';",
      'docs/x/react-charts/types.d.ts': "import 'left-pad';",
      'docs/x/react-charts/index.mdx': '',
      'docs/x/only-data/orders.ts': '',
      'docs/x/__tests__/Bars.tsx': '',
      'i18n/pt/docs-x/current/Bars.tsx': '',
      'x_versioned_docs/version-6/Bars.tsx': '',
      'src/Bars.tsx': '',
    }),
  );

  async function load(resourceQuery: string, compiler = 'client') {
    const files: string[] = [];
    const folders: string[] = [];
    const relative = (file: string) => path.relative(site.path, file).split(path.sep).join('/');
    const code = await createScopeModule({
      resourcePath: path.join(site.path, 'plugins/content/demos/client/scopes.ts'),
      resourceQuery,
      rootContext: site.path,
      _compiler: { name: compiler },
      getResolve: () => async (_folder, request) => {
        if (request.startsWith('not-installed')) throw new Error('It cannot be resolved.');
      },
      addDependency: (file) => files.push(relative(file)),
      addContextDependency: (folder) => folders.push(relative(folder)),
    });
    return { code, files, folders };
  }

  const WRAPPERS = [
    'export const demoWrappers = {',
    ...DEMO_LIBRARIES.map(
      ({ id }) =>
        `  "${id}": () => import(/* webpackChunkName: "demo-library-${id}" */ "@site/src/features/demo/libraries/${id}"),`,
    ),
    '};\n',
  ].join('\n');

  it('knows every folder with demos, and fetches one when it is asked for', async () => {
    const { code, folders } = await load('');
    expect(code).toBe(
      `export const demoScopes = {
  "docs/x/react-charts": () => import(/* webpackChunkName: "demo-scope-docs-x-react-charts" */ "./scopes.ts?folder=docs%2Fx%2Freact-charts").then((module) => module.scope),
  "i18n/pt/docs-x/current": () => import(/* webpackChunkName: "demo-scope-i18n-pt-docs-x-current" */ "./scopes.ts?folder=i18n%2Fpt%2Fdocs-x%2Fcurrent").then((module) => module.scope),
  "x_versioned_docs/version-6": () => import(/* webpackChunkName: "demo-scope-x_versioned_docs-version-6" */ "./scopes.ts?folder=x_versioned_docs%2Fversion-6").then((module) => module.scope),
};
${WRAPPERS}`,
    );
    expect(folders).toEqual(['docs', 'i18n', 'x_versioned_docs']);
  });

  it('gives a folder everything its files import, once', async () => {
    const { code, files, folders } = await load('?folder=docs%2Fx%2Freact-charts');
    expect(code).toBe(
      `import * as module0 from "@mui/x-charts/BarChart";
import * as module1 from "dayjs";
import * as module2 from "react";
export const scope = {
  "@mui/x-charts/BarChart": module0,
  "dayjs": module1,
  "react": module2,
};
`,
    );
    expect(folders).toEqual(['docs/x/react-charts']);
    expect(files.sort()).toEqual(['docs/x/react-charts/Bars.tsx', 'docs/x/react-charts/orders.ts']);
  });

  it('gives a folder what the files import that its files import', async () => {
    site.write({
      'docs/x/react-charts/Lines.tsx': "import { Legend } from './lines/Legend'; Legend();",
      'docs/x/react-charts/lines/Legend.tsx':
        "import Chip from '@mui/material/Chip'; import { sum } from '../../sum'; import './a.css'; Chip(sum);",
      'docs/x/sum.ts': "import { addAll } from 'sums'; import './react-charts/Lines'; addAll();",
      'docs/x/react-charts/lines/Unused.tsx': "import 'left-pad';",
    });
    const { code, files } = await load('?folder=docs%2Fx%2Freact-charts');
    expect(code).toContain('"@mui/material/Chip": module');
    expect(code).toContain('"sums": module');
    expect(code).not.toContain('left-pad');
    expect(files).toContain('docs/x/react-charts/lines/Legend.tsx');
    expect(files).toContain('docs/x/sum.ts');
  });

  it('leaves out what cannot be found, in a file that no page may show', async () => {
    site.write({ 'docs/x/react-charts/Unused.tsx': "import { a } from 'not-installed'; a();" });
    const { code } = await load('?folder=docs%2Fx%2Freact-charts');
    expect(code).toContain('dayjs');
    expect(code).not.toContain('not-installed');
  });

  it('gives the server nothing', async () => {
    const { code } = await load('', 'server');
    expect(code).toBe('export const demoScopes = {\n};\nexport const demoWrappers = {\n};\n');
  });
});

test('the rule is for the registry and the scopes, and for nothing else', () => {
  const { test: file, use } = scopeRule();
  expect(path.relative(__dirname, file).split(path.sep).join('/')).toBe('../client/scopes.ts');
  expect(use.map(({ loader }) => path.basename(loader))).toEqual(['scopeLoader.cjs']);
});
