import js from '@eslint/js';
import importPlugin from 'eslint-plugin-import';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { demos } from './eslint.demos.mjs';
import { textBesideOthers } from './eslint.text.mjs';

const folders = (parent) =>
  readdirSync(new URL(parent, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

// Who may import whom: each zone names a room and the rooms it may not reach into.
const rooms = [
  { target: './src/site', from: ['./src/!(site)/**/*', './plugins/**/*'] },
  { target: './src/ui', from: ['./src/!(ui|testing)/**/*', './plugins/**/*'] },
  {
    target: './src/prefs',
    from: ['./src/!(prefs|site|testing)/**/*', './plugins/**/*'],
  },
  {
    target: './src/!(theme|pages|testing)/**/*',
    from: ['./src/theme/**/*', './src/pages/**/*'],
  },
  {
    target: './src/**/!(*.test|*.spec).{ts,tsx}',
    from: ['./docusaurus.config.ts', './sidebars.ts'],
  },
  {
    target: './src/!(testing)/**/*',
    from: './plugins/*/*/node/**/*',
    message: "A plugin's node side runs in Node only; import its contract.",
  },
  {
    target: './src/!(testing)/**/!(__tests__)/*',
    from: './src/testing/**/*',
    message: 'Testing helpers are for tests.',
  },
];

// The layers of plugins/README.md, top first: imports go down.
const LAYERS = ['output', 'delivery', 'content', 'common'];
const layers = LAYERS.slice(1).map((layer, index) => ({
  target: `./plugins/${layer}`,
  from: LAYERS.slice(0, index + 1).map((above) => `./plugins/${above}`),
  message: `plugins/${layer} may not import from a layer above it; see plugins/README.md.`,
}));

// A feature is entered by its index only.
const features = folders('./src/features/').map((name) => ({
  target: `./src/features/!(${name})/**/*`,
  from: `./src/features/${name}`,
  except: ['./index.ts', './index.tsx'],
  message: 'Import another feature by its index.',
}));

// A plugin is entered by its doors only: for the browser, `contract.ts` and the files of `client/`.
const plugins = LAYERS.slice(0, -1).flatMap((layer) =>
  folders(`./plugins/${layer}/`).map((name) => ({
    target: [
      './docusaurus.config.ts',
      './plugins/preset.ts',
      './src/!(testing)/**/!(__tests__)/*',
      `./plugins/!(${layer})/**/!(__tests__)/*`,
      `./plugins/${layer}/!(${name})/**/!(__tests__)/*`,
    ],
    from: `./plugins/${layer}/${name}`,
    except: ['./index.ts', './contract.ts', './node/index.ts', './client'],
    message: 'Import another plugin by its index, its contract, or its node/index.ts.',
  })),
);

export default tseslint.config(
  {
    ignores: ['node_modules', 'build', '.docusaurus', '.cache', 'coverage', 'test-results'],
  },
  // The applications of guides have their own packages and settings.
  { ignores: ['docs/**/_*/**'] },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    plugins: { import: importPlugin },
    settings: {
      'import/resolver': { typescript: { project: './tsconfig.json' } },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'import/no-restricted-paths': [
        'error',
        { zones: [...rooms, ...layers, ...features, ...plugins] },
      ],
      'import/no-cycle': 'error',
    },
  },
  {
    // Building the site and checking its pages needs `dependencies` only.
    files: ['plugins/**/*', 'src/**/*', 'docs/**/*', 'docusaurus.config.ts', 'sidebars.ts'],
    ignores: ['**/__tests__/**', 'src/testing/**'],
    // Docusaurus brings its router.
    settings: { 'import/core-modules': ['react-router-config'] },
    rules: { 'import/no-extraneous-dependencies': ['error', { devDependencies: false }] },
  },
  {
    files: ['**/*.tsx'],
    ...react.configs.flat.recommended,
    settings: { react: { version: '18.3' } },
  },
  { files: ['**/*.tsx'], ...react.configs.flat['jsx-runtime'] },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    // The site's own words come from the dictionary.
    files: ['src/{features,theme,ui,pages}/**/*.tsx'],
    ignores: ['**/__tests__/**'],
    plugins: { 'site-text': { rules: { 'beside-others': textBesideOthers } } },
    rules: {
      'site-text/beside-others': 'error',
      'react/jsx-no-literals': ['error', { noStrings: false, allowedStrings: [] }],
    },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      // TypeScript checks props.
      'react/prop-types': 'off',
      // Scrollable code and tables must be reachable by keyboard (WCAG 2.1.1).
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: ['pre', 'div'], roles: ['tabpanel', 'region'] },
      ],
    },
  },
  ...demos,
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // A reader's browser has the current page only, and the server all of them.
    files: ['{src,docs}/**/*.{ts,tsx}', '*_versioned_docs/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@docusaurus/plugin-content-docs/client',
              importNames: ['useAllDocsData', 'useDocById', 'useDocsData', 'useVersions'],
              message: 'No page carries the list of all pages. Use useDoc or useDocsVersion.',
            },
          ],
          patterns: [
            {
              regex: '^@mui/x-(?:license|[a-z-]+-(?:pro|premium))(?:/|$)',
              message: 'It needs a license; of packages of plans, only the typings are read.',
            },
          ],
        },
      ],
    },
  },
  {
    // Plugins read thousands of files; a process may have few of them open.
    files: ['plugins/**/*.ts'],
    ignores: ['plugins/common/files/*', '**/__tests__/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'node:fs/promises',
              importNames: ['readFile', 'writeFile'],
              message: 'Import it from plugins/common/files/boundedFiles.',
            },
          ],
        },
      ],
    },
  },
  {
    // Commands talk to the terminal.
    files: [
      '.ci/**',
      '**/cli.ts',
      'plugins/{common/site-files,content/versions/node}/**',
      'src/testing/{bench,pictures,run}/**',
    ],
    rules: { 'no-console': 'off' },
  },
);
