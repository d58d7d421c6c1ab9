import { DEMO_LIBRARIES } from '../../../../src/site/demoLibraries';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import type { DemoCode, DemoSource } from '../contract';
import { createDemoModule } from '../node/demoLoader';
import { libraryVariables } from '../node/libraryVariables';

const FILE = 'BasicButtons.tsx';
const CODE =
  "import Button from '@mui/joy/Button';\r\n\r\nexport default function BasicButtons() {\r\n  return <Button>{'<b>'}</Button>;\r\n}\r\n\r\n";

const site = temporaryFolder('each');
let folder: string;

const write = (name: string, code: string) => site.write({ [`docs/react-button/${name}`]: code });

beforeEach(() => {
  folder = path.join(site.path, 'docs', 'react-button');
  symlinkSync(path.resolve('node_modules'), path.join(site.path, 'node_modules'));
  write(FILE, CODE);
});

async function build(resourceQuery: string, { compiler = 'client', file = FILE } = {}) {
  const watched: string[] = [];
  const emitted = new Map<string, string>();
  const watch = (target: string) => watched.push(path.relative(folder, target));
  const code = await createDemoModule({
    resourcePath: path.join(folder, file),
    resourceQuery,
    rootContext: site.path,
    _compiler: { name: compiler },
    addDependency: watch,
    addMissingDependency: watch,
    addContextDependency: watch,
    emitFile: (name, content) => emitted.set(name, content),
  });
  return { code, watched, emitted };
}

const load = async (query: string, compiler?: string) => (await build(query, { compiler })).code;

/** Evaluates the server's module. */
async function loadValue<Value>(query: string, file?: string): Promise<Value> {
  const { code } = await build(query, { file, compiler: 'server' });
  return JSON.parse(code.replace(/^export default /, '').replace(/;\n$/, ''));
}

describe('?demo', () => {
  test.each<[what: string, code: string, query: string, expected: boolean]>([
    ['with a preview', CODE, '', true],
    ['with a preview and hidden toolbar', CODE, '&source=none', false],
    ['without preview', 'export default () => null;', '', false],
    ['without preview, but open', 'export default () => null;', '&source=open', true],
  ])('has the source of a demo %s in the page: %s', async (_what, code, query, expected) => {
    write(FILE, code);
    const output = await load(`?demo${query}`, 'server');
    expect(output.includes('import initialSource from "./BasicButtons.tsx?demosource";')).toBe(
      expected,
    );
    expect(output.includes('  initialSource,\n')).toBe(expected);
  });

  it('names on the server the file that the browser fetches', async () => {
    const browser = await build('?demosource');
    expect(await load('?demo', 'server')).toContain('./BasicButtons.tsx?demosource&address');
    const server = await build('?demosource&address', { compiler: 'server' });
    expect(server.code).toBe(browser.code);
    expect([browser.emitted.size, server.emitted.size]).toEqual([1, 0]);
  });

  it('gives the browser only the means to fetch them', async () => {
    expect(await load('?demo&library=joy&source=open')).toBe(
      `import { fetchSource } from "@site/plugins/content/demos/client/fetchSource";
import source0 from "./BasicButtons.tsx?demosource";
import stylesheet from "@site/plugins/content/demos/node/libraryVariables.ts?demo-variables=joy";
export default {
  name: "BasicButtons",
  path: "docs/react-button/BasicButtons.tsx",
  library: "joy",
  stylesheet,
  stylings: ["system"],
  previewLines: 1,
  initial: null,
  load: (styling) =>
    Promise.all([
      import(/* webpackChunkName: "demo-library-joy" */ "@site/src/features/demo/libraries/joy"),
      null,
      ...({ system: () => [import(/* webpackChunkName: "demos-docs-react-button" */ "./BasicButtons.tsx")] })[styling](),
    ]).then(([library, theme, component, css]) => ({
      Component: component.default,
      Library: library.default,
      css: css?.default ?? null,
    })),
  initialSource: null,
  loadSource: (styling) => fetchSource({ system: source0 }[styling]),
};
`,
    );
  });

  it.each(['client', 'server'])(
    'has nothing of the source for a stage on the %s',
    async (compiler) => {
      const code = await load('?demo&stage', compiler);
      expect(code).toContain('stylesheet,');
      expect(code).toMatch(/ load: \(\w*\) =>/);
      expect(code).not.toMatch(/source/i);
    },
  );

  it('has each styling in a chunk of its own', async () => {
    write('BasicButtons.css.tsx', "import './BasicButtons.css';\nexport default () => null;");
    write('BasicButtons.tailwind.tsx', 'export default () => null;');
    write('Another.tsx', '');
    write('Another.tailwind.tsx', '');
    expect(await load('?demo')).toContain(
      `      ...({ system: () => [import(/* webpackChunkName: "demos-docs-react-button" */ "./BasicButtons.tsx")], tailwind: () => [import(/* webpackChunkName: "demos-tailwind-docs-react-button" */ "./BasicButtons.tailwind.tsx"), import(/* webpackChunkName: "demos-tailwind-docs-react-button" */ "./Another.tailwind.tsx?demo-tailwind")], css: () => [import(/* webpackChunkName: "demos-css-docs-react-button" */ "./BasicButtons.css.tsx")] })[styling](),
    ]).then(([library, theme, component, css]) => ({
      Component: component.default,
      Library: library.default,
      css: css?.default ?? null,
    })),
  initialSource: null,
  loadSource: (styling) => fetchSource({ system: source0, tailwind: source1, css: source2 }[styling]),
`,
    );
    const server = await load('?demo', 'server');
    expect(server).toContain('stylings: ["system","tailwind","css"]');
    expect(server).not.toContain('./BasicButtons.css.tsx');
  });

  it('is built anew when the file changes or a styling appears', async () => {
    expect((await build('?demo')).watched).toEqual([
      'BasicButtons.tsx',
      'BasicButtons.tailwind.tsx',
      'BasicButtons.css.tsx',
    ]);
  });

  it.each(['client', 'server'])('has no style sheet for Base UI on the %s', async (compiler) => {
    write(FILE, "import '@mui/base';\nexport default () => null;");
    const code = await load('?demo', compiler);
    expect(code).toContain('const stylesheet = null;');
    expect(code).not.toContain('?demo-variables');
  });

  it.each([
    ['?demo&library=joy', 'joy'],
    ['?demo&library=material', 'joy'],
    ['?demo', 'joy'],
    ['?demo&library=unknown', 'joy'],
  ])('lets the imports decide about %s', async (query, library) => {
    expect(await load(query)).toContain(` */ "@site/src/features/demo/libraries/${library}")`);
  });

  it.each([
    [FILE, 'export const a = 1;', 'The demo docs/react-button/BasicButtons.tsx needs a default'],
    [
      'BasicButtons.css.tsx',
      CODE,
      'docs/react-button/BasicButtons.css.tsx must have the style sheet',
    ],
    [
      'Lost.css.tsx',
      CODE,
      'docs/react-button/Lost.css.tsx is a styling of a demo that is not there',
    ],
  ])('refuses a %s of %j', async (name, code, message) => {
    write(name, code);
    await expect(load('?demo')).rejects.toThrow(message);
  });

  it('loads the theme file with the demo, and is built anew when it changes', async () => {
    write(FILE, "import '@mui/material';\nexport default () => null;");
    write('Shop.theme.ts', 'export default {};');
    const query = '?demo&theme=.%2FShop.theme.ts';
    const browser = await build(query);
    expect(browser.watched).toContain('Shop.theme.ts');
    expect(browser.code).toContain(
      `      import(/* webpackChunkName: "demos-docs-react-button" */ "./Shop.theme.ts"),
      ...({ system: () => [import(/* webpackChunkName: "demos-docs-react-button" */ "./BasicButtons.tsx")] })[styling](),
    ]).then(([library, theme, component, css]) => ({
      Component: component.default,
      Library: library.default,
      css: css?.default ?? null,
      theme: { name: "Shop", value: theme.default },
    })),`,
    );
    expect(browser.code).toContain('"./BasicButtons.tsx?demosource&theme=.%2FShop.theme.ts"');
    const server = await load(query, 'server');
    expect(server).toContain('import theme from "./Shop.theme.ts";');
    expect(server).toContain('css: null, theme: { name: "Shop", value: theme } };');
    const { typescript, javascript } = await loadValue<DemoSource>(
      '?demosource&theme=.%2FShop.theme.ts',
    );
    const namesOf = ({ files }: DemoCode) => files.map(({ name }) => name);
    expect(namesOf(typescript)).toEqual([FILE, 'Shop.theme.ts']);
    expect(namesOf(javascript)).toEqual(['BasicButtons.jsx', 'Shop.theme.js']);
  });

  it('gives the same module for the same file', async () => {
    expect(await load('?demo')).toBe(await load('?demo'));
  });
});

describe('?demosource', () => {
  it('gives the text and its highlighted HTML, with line feeds and no blank end', async () => {
    const { typescript, javascript, ...needs } = await loadValue<DemoSource>('?demosource');
    expect(needs.dependencies).toHaveProperty(['@mui/joy']);
    expect(needs.typeDependencies).toHaveProperty('typescript');
    expect(typescript.files).toHaveLength(1);
    expect(typescript.files[0].name).toBe('BasicButtons.tsx');
    expect(typescript.files[0].code).toBe(
      "import Button from '@mui/joy/Button';\n\nexport default function BasicButtons() {\n  return <Button>{'<b>'}</Button>;\n}",
    );
    expect(typescript.files[0].html).toContain('class="token keyword"');
    expect(typescript.files[0].html).not.toContain('<b>');
    expect(typescript.preview?.code).toBe("<Button>{'<b>'}</Button>");
    expect(typescript.preview?.html).toContain('&lt;b&gt;');
    expect(javascript.files[0].name).toBe('BasicButtons.jsx');
    expect(javascript.files[0].code).toBe(typescript.files[0].code);
    expect(javascript.preview).toEqual(typescript.preview);
  });

  it('gives the browser the address of a file with the same', async () => {
    const { code, emitted } = await build('?demosource');
    const [[name, json] = ['', '']] = emitted;
    expect(name).toMatch(/^assets\/demos\/BasicButtons\.[\da-f]{8}\.json$/);
    expect(code).toBe(`export default __webpack_public_path__ + "${name}";\n`);
    expect(JSON.parse(json)).toEqual(await loadValue('?demosource'));
  });

  it('has the files that the demo imports, in both languages', async () => {
    write(
      FILE,
      "import { rows, type Row } from './rows';\nimport './a.css';\nimport Part from '../Part.tsx';\nexport default () => <Part<Row> rows={rows!} />;\n",
    );
    write(
      'rows.ts',
      "import data from './rows.json';\n\nexport const rows = data as Row[];\nexport type Row = {};\n",
    );
    write('rows.json', '[1]\n');
    write('a.css', '.a { color: red; }\n');
    write('../Part.tsx', 'export default (props: object) => null;\n');
    const { typescript, javascript } = await loadValue<DemoSource>('?demosource');
    expect(typescript.files.map(({ name }) => name)).toEqual([
      'BasicButtons.tsx',
      'rows.ts',
      'rows.json',
      'a.css',
      'Part.tsx',
    ]);
    expect(javascript.files.map(({ name, code }) => [name, code])).toEqual([
      [
        'BasicButtons.jsx',
        "import { rows } from './rows';\nimport './a.css';\nimport Part from './Part.jsx';\nexport default () => <Part rows={rows} />;",
      ],
      ['rows.js', "import data from './rows.json';\n\nexport const rows = data;"],
      ['rows.json', '[1]'],
      ['a.css', '.a { color: red; }'],
      ['Part.jsx', 'export default (props) => null;'],
    ]);
  });

  it('is built anew when one of its files changes or a missing one appears', async () => {
    write(FILE, "import './rows';\nexport default () => null;");
    write('rows.ts', '');
    expect((await build('?demosource')).watched).toEqual([
      'BasicButtons.tsx',
      'rows.tsx',
      'rows.ts',
    ]);
  });
});

describe('?demo-tailwind', () => {
  it('has the utilities of all demos of the folder', async () => {
    write(
      'A.tailwind.tsx',
      'import { b } from \'./b\';\nexport default () => <b className="p-4" />;',
    );
    write('b.ts', "export const b = 'm-8';");
    write('Z.tailwind.tsx', 'export default () => <b className="p-2" />;');
    write('Other.tsx', 'export default () => <b className="p-16" />;');
    const css = await loadValue<string>('?demo-tailwind', 'A.tailwind.tsx');
    expect(css).toContain('.p-4{');
    expect(css).toContain('.p-2{');
    expect(css).toContain('.m-8{');
    expect(css).not.toContain('p-16');
  });

  it('is built anew when the folder changes', async () => {
    write('A.tailwind.tsx', '');
    expect((await build('?demo-tailwind', { file: 'A.tailwind.tsx' })).watched).toEqual([
      '',
      'A.tailwind.tsx',
    ]);
  });
});

describe('?demo-variables', () => {
  it.each(DEMO_LIBRARIES.filter(({ theme }) => theme !== null))(
    'gives the address of a file with the variables of $id, which the browser’s compiler emits',
    async ({ id: library, installedAs, theme }) => {
      const { code, emitted } = await build(`?demo-variables=${library}`);
      const [[name, css] = ['', '']] = emitted;
      expect(name).toMatch(new RegExp(`^assets/css/${library}\\.[\\da-f]{8}\\.css$`));
      expect(css).toBe(theme && (await libraryVariables(installedAs, theme)));
      expect(code).toBe(`export default __webpack_public_path__ + "${name}";\n`);

      const server = await build(`?demo-variables=${library}`, { compiler: 'server' });
      expect(server.code).toBe(code);
      expect(server.emitted.size).toBe(0);
    },
  );

  it('is built anew when the package changes', async () => {
    const { watched } = await build('?demo-variables=joy', { file: 'libraryVariables.ts' });
    expect(watched).toEqual([
      'libraryVariables.ts',
      path.join('..', '..', 'node_modules', '@mui', 'joy', 'package.json'),
    ]);
  });

  it('refuses a library without variables', async () => {
    await expect(load('?demo-variables=base')).rejects.toThrow(
      'There are no CSS variables of "base": src/site/demoLibraries.ts gives it no theme.',
    );
  });
});
