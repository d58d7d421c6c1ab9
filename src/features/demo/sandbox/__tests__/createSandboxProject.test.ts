import { TAILWIND_CSS } from '@site/plugins/content/demos/contract';
import type { CodeVariant } from '@site/src/site/demoHash';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as postcss from 'prettier/plugins/postcss';
import * as typescript from 'prettier/plugins/typescript';
import { check } from 'prettier/standalone';
import { createSandboxProject } from '../createSandboxProject';
import { TOOL_VERSIONS } from '../toolVersions';
import sitePackage from '../../../../../package.json';
import { sandboxInput } from './sandboxInput';

const create = (...input: Parameters<typeof sandboxInput>) =>
  createSandboxProject(sandboxInput(...input));

const VARIANTS = ['TS', 'JS'] as const;
const STYLINGS = ['system', 'tailwind', 'css'] as const;
const LIBRARIES = ['material', 'material-v5', 'joy', 'base', 'system'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;

const ALL = VARIANTS.flatMap((variant) =>
  STYLINGS.flatMap((styling) =>
    LIBRARIES.flatMap((library) =>
      DIRECTIONS.map((direction) => ({
        variant,
        styling,
        library,
        direction,
        language: direction === 'rtl' ? 'pt-BR' : 'en',
      })),
    ),
  ),
);

const EMOTION = { '@emotion/react': '11.14.0', '@emotion/styled': '11.14.1' };

describe.each(ALL)('$variant, $styling, $library, $direction', (options) => {
  const { variant, styling, library, direction } = options;
  const project = create({ ...options, dependencies: { ...EMOTION } });
  const x = variant === 'TS' ? 'tsx' : 'jsx';
  const main = project.files[`src/main.${x}`] ?? '';
  const rtl = direction === 'rtl';

  test('has these files', () => {
    const styleSheet = styling === 'tailwind' || library === 'base' || library === 'system';
    expect(Object.keys(project.files).sort()).toEqual(
      [
        'index.html',
        'package.json',
        `src/Demo.${x}`,
        `src/main.${x}`,
        ...(styleSheet ? ['src/index.css'] : []),
        ...(variant === 'TS' ? ['tsconfig.json', 'vite.config.ts'] : ['vite.config.js']),
      ].sort(),
    );
    expect(project.entryFile).toBe(`src/Demo.${x}`);
    expect(main.includes("import './index.css';")).toBe(styleSheet);
  });

  test('puts round the demo what its library needs', () => {
    const tags = [...main.matchAll(/<([A-Z][\w.]*)/g)].map(([, tag]) => tag);
    const styled = styling !== 'system' && library !== 'base';
    const provider = {
      material: 'ThemeProvider',
      'material-v5': 'CssVarsProvider',
      joy: 'CssVarsProvider',
      base: null,
      system: null,
    };
    expect(tags).toEqual(
      [
        'React.StrictMode',
        rtl ? 'CacheProvider' : null,
        styled && !rtl ? 'StyledEngineProvider' : null,
        provider[library],
        provider[library] && 'CssBaseline',
        'Demo',
      ].filter(Boolean),
    );
    expect(main.includes('injectFirst')).toBe(styled && !rtl);
    expect(main.includes('prepend: true')).toBe(styling !== 'system' && rtl);
    // The attribute by which demos' style sheets select the mode.
    expect(main.includes('data-theme')).toBe(styling !== 'system' && provider[library] !== null);
    expect(main.includes("direction: 'rtl'")).toBe(rtl && provider[library] !== null);
  });

  test('depends on every package that its entry imports', () => {
    const imported = [...main.matchAll(/from '((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name]) => name);
    expect(Object.keys(project.dependencies)).toEqual(expect.arrayContaining(imported));
  });

  test('has formatted scripts and style sheets', async () => {
    const settings = { singleQuote: true, trailingComma: 'all', printWidth: 100 } as const;
    const plugins = [babel, estree, postcss, typescript];
    for (const [filepath, text] of Object.entries(project.files)) {
      if (!/\.(tsx?|jsx?|css)$/.test(filepath)) continue;
      const formatted = await check(text, { ...settings, filepath, plugins });
      expect({ filepath, formatted }).toEqual({ filepath, formatted: true });
    }
  });
});

test('leaves a demo with its own theme without a second one', () => {
  const code = 'export default () => <ThemeProvider theme={theme} />;';
  const main = create({ files: { 'Rows.tsx': code } }).files['src/main.tsx'] ?? '';
  expect([...main.matchAll(/<([A-Z][\w.]*)/g)].map(([, tag]) => tag)).toEqual([
    'React.StrictMode',
    'CssBaseline',
    'Demo',
  ]);
});

const themed = {
  'Rows.tsx': 'export default () => <p />;',
  'Rows.theme.ts': 'export default createTheme({});',
};

test.each(['material', 'material-v5'] as const)(
  'provides the theme of a theme file, with %s',
  async (library) => {
    const { files } = create({ files: themed, library });
    expect(files['src/theme.ts']).toBe('export default createTheme({});\n');
    expect(files['src/main.tsx']).toContain("import theme from './theme';");
    expect(files['src/main.tsx']).toContain(
      '    <ThemeProvider theme={theme}>\n      <CssBaseline',
    );
    expect(files['src/main.tsx']).not.toContain('createTheme');
  },
);

test('provides the theme of a theme file with JSX', () => {
  const theme = 'export default createTheme({ icon: <b /> });';
  const { files } = create({
    files: { 'Rows.tsx': themed['Rows.tsx'], 'Rows.theme.tsx': theme },
  });
  expect(files['src/theme.tsx']).toBe(`${theme}\n`);
  expect(files['src/main.tsx']).toContain("import theme from './theme';");
});

test('gives the theme of a theme file the page’s direction and language', () => {
  const { files } = create({
    files: themed,
    direction: 'rtl',
    language: 'zh-CN',
    variant: 'JS',
  });
  expect(files['src/main.jsx']).toContain("import ownTheme from './theme';");
  expect(files['src/main.jsx']).toContain("import { zhCN } from '@mui/material/locale';");
  expect(files['src/main.jsx']).toContain(
    "const theme = createTheme(ownTheme, { direction: 'rtl' }, zhCN);",
  );
  expect(files['src/main.jsx']).toContain('<ThemeProvider theme={theme}>');
});

test('puts a theme round a demo that extends it', () => {
  const code = 'export default () => <ThemeProvider theme={(outer) => ({ ...outer })} />;';
  const main = create({ files: { 'Rows.tsx': code } }).files['src/main.tsx'] ?? '';
  expect(main).toContain('<ThemeProvider');
  expect(main).toContain('cssVariables: true');
});

test('puts a theme without CSS variables, which cannot be passed on, round a demo that creates another from it', () => {
  const code = 'export default () => <ThemeProvider theme={(outer) => createTheme(outer)} />;';
  const main = create({ files: { 'Rows.tsx': code } }).files['src/main.tsx'] ?? '';
  expect(main).toContain('<ThemeProvider');
  expect(main).not.toContain('cssVariables');
});

test.each([
  ['material', 'zh-CN', 'createTheme(\n  {'],
  ['material-v5', 'pt-BR', 'extendTheme({}, ptBR, ptBR2)'],
] as const)('%s has texts in the page’s language, %s', (library, language, theme) => {
  const dependencies = { '@mui/x-data-grid': '7.17.0' };
  const main = create({ library, language, dependencies }).files['src/main.tsx'] ?? '';
  const locale = language === 'zh-CN' ? 'zhCN' : 'ptBR';
  expect(main).toContain(`import { ${locale} } from '@mui/material/locale';`);
  expect(main).toContain(`import { ${locale} as ${locale}2 } from '@mui/x-data-grid/locales';`);
  expect(main).not.toContain('date-pickers');
  expect(main).toContain(theme);
});

test.each([
  ['Joy UI, which has none', { library: 'joy' }],
  ['a demo with a theme of its own', { files: { 'Rows.tsx': '<ThemeProvider theme={theme} />' } }],
  ['English', { language: 'en' }],
] as const)('imports no texts for %s', (_, options) => {
  const main = create({ language: 'zh-CN', ...options }).files['src/main.tsx'];
  expect(main).not.toContain('zhCN');
});

test('titles and describes', () => {
  const project = create({ name: 'BasicButtons', productName: 'Joy UI', permalink: 'https://x/y' });
  expect(project.title).toBe('BasicButtons demo — Joy UI');
  expect(project.description).toBe('https://x/y');
  expect(project.files['index.html']).toContain('<title>BasicButtons demo — Joy UI</title>');
});

test('package.json of a TypeScript project', () => {
  const { files } = create({
    name: 'BasicDatePicker',
    dependencies: { dayjs: '1.11.13', react: '18.3.1', 'react-dom': '18.3.1' },
    typeDependencies: { typescript: '6.0.3', '@types/react': '18.3.31' },
  });
  expect(JSON.parse(files['package.json'] ?? '')).toEqual({
    name: 'basic-date-picker-demo',
    description: 'https://github.com/mui/material-ui/blob/v6.1.0/docs/Rows.tsx',
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    dependencies: {
      '@emotion/react': '11.14.0',
      '@emotion/styled': '11.14.1',
      '@mui/material': '6.1.0',
      dayjs: '1.11.13',
      react: '18.3.1',
      'react-dom': '18.3.1',
    },
    devDependencies: {
      '@types/react': '18.3.31',
      '@types/react-dom': '18.3.7',
      '@vitejs/plugin-react': '5.2.0',
      typescript: '6.0.3',
      vite: '7.3.8',
    },
  });
});

test('a JavaScript project has no types', () => {
  const { devDependencies } = create({
    variant: 'JS',
    typeDependencies: { typescript: '6.0.3', '@types/react': '18.3.31' },
  });
  expect(Object.keys(devDependencies)).toEqual(['@vitejs/plugin-react', 'vite']);
});

test('versions come from the demo before the tools', () => {
  const { dependencies } = create({
    direction: 'rtl',
    dependencies: { stylis: '4.3.0', '@mui/material': '6.1.1' },
  });
  expect(dependencies).toMatchObject({
    '@mui/material': '6.1.1',
    stylis: '4.3.0',
    'stylis-plugin-rtl': TOOL_VERSIONS['stylis-plugin-rtl'],
  });
});

test.each([
  ['system', {}],
  ['material', { '@mui/system': '6.1.0' }],
] as const)('MUI System comes with what it was released with: %s, %j', (library, dependencies) => {
  expect(create({ library, dependencies }).dependencies).toMatchObject({
    '@mui/private-theming': '6.1.0',
    '@mui/styled-engine': '6.1.0',
    '@mui/system': '6.1.0',
    '@mui/utils': '6.1.0',
  });
});

test('Tailwind CSS is a plugin of the build and its input a style sheet', () => {
  const { files, devDependencies } = create({ styling: 'tailwind' });
  expect(files['src/index.css']).toBe(`${TAILWIND_CSS.trimEnd()}\n`);
  expect(files['vite.config.ts']).toContain('plugins: [react(), tailwindcss()]');
  expect(devDependencies).toMatchObject({ '@tailwindcss/vite': '4.3.5', tailwindcss: '4.3.5' });
});

test('the files a demo imports are beside it', () => {
  const files = {
    'Rows.tsx': "import { rows } from './rows';\nimport './Rows.css';\nexport default rows;",
    'rows.ts': 'export const rows = [];',
    'Rows.css': '.rows {\n}\n',
  };
  const project = create({ files, variant: 'JS', styling: 'css' });
  expect(project.files).toMatchObject({
    'src/Demo.jsx': `${files['Rows.tsx']}\n`,
    'src/rows.js': `${files['rows.ts']}\n`,
    'src/Rows.css': files['Rows.css'],
  });
});

test('a demo of Base UI without Emotion has nothing to turn round', () => {
  const { files, dependencies } = create({ library: 'base', direction: 'rtl' });
  expect(files['src/main.tsx']).not.toContain('Cache');
  expect(Object.keys(dependencies)).toEqual(['react', 'react-dom']);
});

test.each(ALL)('has exact versions and no relative package: %j', (options) => {
  const { dependencies, devDependencies } = create(options);
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(name).toMatch(/^(@[a-z]|[a-z])/);
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  }
});

test.each([['CSS'], [undefined]])('the variant %s', (variant) => {
  // Simulates an untyped caller.
  expect(() => create({ variant: variant as CodeVariant })).toThrow(
    `Unsupported codeVariant: ${variant}`,
  );
});

const documented: Readonly<Record<string, string>> = {
  ...sitePackage.dependencies,
  ...sitePackage.devDependencies,
};

test.each(Object.entries(TOOL_VERSIONS).filter(([name]) => name in documented))(
  'version of %s is the documented one',
  (name, version) => {
    expect(version).toBe(documented[name]);
  },
);
