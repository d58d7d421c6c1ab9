import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDemoModule } from '../node/demoLoader';

const FILE = 'BasicButtons.tsx';
const CODE =
  "import Button from '@mui/joy/Button';\r\n\r\nexport default function BasicButtons() {\r\n  return <Button>{'<b>'}</Button>;\r\n}\r\n\r\n";

let siteDir: string;
let folder: string;

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'demos-'));
  folder = path.join(siteDir, 'docs', 'react-button');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, FILE), CODE);
});
afterEach(() => rm(siteDir, { recursive: true }));

async function load(resourceQuery: string, compiler = 'client') {
  const addDependency = jest.fn<void, [string]>();
  const code = await createDemoModule({
    resourcePath: path.join(folder, FILE),
    resourceQuery,
    rootContext: siteDir,
    _compiler: { name: compiler },
    addDependency,
    getOptions: () => ({
      librariesPath: '@site/libraries',
      stylesheets: { joy: '@generated/demos/joy.library-css' },
    }),
  });
  expect(addDependency).toHaveBeenCalledWith(path.join(folder, FILE));
  return code;
}

describe('createDemoModule', () => {
  it('gives the server the component and its wrapper at once', async () => {
    expect(await load('?demo&library=joy', 'server')).toBe(
      `import Component from "./BasicButtons.tsx";
import Library from "@site/libraries/joy";
import stylesheet from "@generated/demos/joy.library-css";
const initial = { Component, Library };
export default {
  name: "BasicButtons",
  stylesheet,
  initial,
  initialSource: null,
  load: () => Promise.resolve(initial),
  loadSource: () => import("./BasicButtons.tsx?demosource").then((module) => module.default),
};
`,
    );
  });

  it('gives the server the source too when it is shown from the start', async () => {
    const code = await load('?demo&library=joy&source=open', 'server');
    expect(code).toContain('import initialSource from "./BasicButtons.tsx?demosource";');
    expect(code).toContain('\n  initialSource,\n');
  });

  it('gives the browser only the means to fetch them', async () => {
    expect(await load('?demo&library=joy&source=open')).toBe(
      `import stylesheet from "@generated/demos/joy.library-css";
export default {
  name: "BasicButtons",
  stylesheet,
  initial: null,
  initialSource: null,
  load: () =>
    Promise.all([
      import(/* webpackChunkName: "demos-docs-react-button" */ "./BasicButtons.tsx"),
      import(/* webpackChunkName: "demo-library-joy" */ "@site/libraries/joy"),
    ]).then(([component, library]) => ({
      Component: component.default,
      Library: library.default,
    })),
  loadSource: () => import("./BasicButtons.tsx?demosource").then((module) => module.default),
};
`,
    );
  });

  it.each(['client', 'server'])('has no style sheet for Base UI on the %s', async (compiler) => {
    await writeFile(path.join(folder, FILE), "import '@mui/base';\nexport default () => null;");
    const code = await load('?demo', compiler);
    expect(code).toContain('const stylesheet = null;');
    expect(code).not.toContain('@generated');
  });

  it.each([
    ['?demo&library=joy', 'joy'],
    ['?demo&library=material', 'joy'],
    ['?demo', 'joy'],
    ['?demo&library=unknown', 'joy'],
  ])('lets the imports decide about %s', async (query, library) => {
    expect(await load(query)).toContain(` */ "@site/libraries/${library}")`);
  });

  it('gives the source as text and highlighted HTML, with line feeds and no blank end', async () => {
    const code = await load('?demosource');
    const source = JSON.parse(code.replace(/^export default /, '').replace(/;\n$/, ''));
    expect(source.typescript.code).toBe(
      "import Button from '@mui/joy/Button';\n\nexport default function BasicButtons() {\n  return <Button>{'<b>'}</Button>;\n}",
    );
    expect(source.typescript.html).toContain('class="token keyword"');
    expect(source.typescript.html).toContain('&lt;b&gt;');
    expect(source.typescript.html).not.toContain('<b>');
  });

  it('refuses a file without a default export by its path', async () => {
    await writeFile(path.join(folder, FILE), 'export const a = 1;');
    await expect(load('?demo')).rejects.toThrow(
      'The demo docs/react-button/BasicButtons.tsx needs a default export: the component to show.',
    );
  });

  it('gives the same module for the same file', async () => {
    expect(await load('?demo')).toBe(await load('?demo'));
  });
});
