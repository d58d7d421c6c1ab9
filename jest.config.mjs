import { readdirSync } from 'node:fs';

// The public `@docusaurus/X` client modules are files of the core package.
const clientExports = readdirSync(
  new URL('./node_modules/@docusaurus/core/lib/client/exports/', import.meta.url),
)
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.slice(0, -'.js'.length))
  .join('|');

/** @type {import('jest').Config} */
const config = {
  // Rules run in Node; component tests ask for jsdom with a `@jest-environment` pragma.
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/plugins', '<rootDir>/docs'],
  testMatch: ['**/__tests__/**/*.test.{ts,tsx}'],
  // Some tests build a site, which slows those beside them down.
  testTimeout: 20_000,
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  transform: {
    '^.+\\.(m|c)?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Docusaurus' client code and the unified ecosystem are published as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(@docusaurus|react-loadable|prism-react-renderer|npm-to-yarn|unist-util-[^/]+|unified|unified-[^/]+|retext-[^/]+|nlcst-[^/]+|parse-(?:latin|english)|array-iterate|mdast-[^/]+|micromark[^/]*|remark-[^/]+|rehype-[^/]+|hast[^/]*|parse5|entities|collapse-white-space|html-void-elements|web-namespaces|trim-trailing-lines|estree-util-[^/]+|vfile[^/]*|bail|trough|fault|format|is-plain-obj|decode-named-character-reference|character-[^/]+|devlop|property-information|space-separated-tokens|comma-separated-tokens|zwitch|longest-streak|markdown-table|ccount|escape-string-regexp|trim-lines|stringify-entities|parse-entities|is-[^/]+|periscopic|estree-walker|@mdx-js)/)',
  ],
  moduleNameMapper: {
    '\\?demo&stage$': '<rootDir>/src/testing/stagedDemo.tsx',
    '\\.module\\.css$': 'identity-obj-proxy',
    // The part that has no CommonJS form.
    '^culori/fn$': 'culori',
    '\\.css$': '<rootDir>/src/testing/emptyModule.ts',
    '^@generated/translations/.+': '<rootDir>/src/testing/dictionary.ts',
    '^@site-translation-notice$': '<rootDir>/src/features/translation-notice',
    '^@api-reference/guides\\.json$': '<rootDir>/src/testing/apiGuides.ts',
    '^@theme/(.*)$': [
      '<rootDir>/src/theme/$1',
      '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$1',
    ],
    '^@theme-(?:original|init)/(.*)$':
      '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$1',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@generated/(.*)$': '<rootDir>/src/testing/generated/$1',
    [`^@docusaurus/(${clientExports})$`]:
      '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1',
  },
};

export default config;
