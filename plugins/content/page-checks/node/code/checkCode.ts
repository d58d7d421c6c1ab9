import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ContentPage } from '../contentPage';
import type { Problem } from '../checkPage';
import { findFences, type Fence } from './fences';

/** Folder of the blocks of pages, which is not there. */
const FOLDER = '.code-blocks';

/** Packages that blocks use and the site does not install: what they export has any type. */
const NOT_INSTALLED = [
  'next/*',
  'next-themes',
  'react-router-dom',
  'react-router',
  '@tanstack/*',
  'css-mediaquery',
  '@mui/material-nextjs/*',
  '@mui/x-license',
  '@mui/x-data-grid-pro',
  '@mui/x-data-grid-premium',
  '@mui/x-date-pickers-pro',
  '@mui/x-charts-pro',
  '@mui/x-tree-view-pro',
  '@emotion/server/*',
  '@toolpad/core/nextjs',
  '@toolpad/core/react-router-dom',
  'vite',
  '@vitejs/*',
  'date-fns/*',
  'stylis',
];

/** Files that a bundler turns into modules. */
const ASSETS = ['*.css', '*.svg', '*.png', '@fontsource/*'];

const AMBIENT = [...NOT_INSTALLED, ...ASSETS].map((name) => `declare module '${name}';`).join('\n');

/** "Cannot find module": a file of the reader's own application has any type. */
const MODULE_NOT_FOUND = 2307;
const OWN_MODULE = /module '\.{1,2}\//;

const toText = ({ messageText }: ts.Diagnostic) =>
  ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ');

interface Block {
  readonly page: ContentPage;
  readonly fence: Fence;
}

function toProblem({ page, fence }: Block, diagnostic: ts.Diagnostic): Problem {
  const line = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
  return { file: page.file, line: fence.line + line, message: toText(diagnostic), rule: 'code' };
}

/** What a block has wrong that needs no types. */
function findSyntaxProblems(block: Block): Problem[] {
  const { value } = block.fence.node;
  const { diagnostics = [] } = ts.transpileModule(value, {
    fileName: block.fence.fileName,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 },
  });
  return diagnostics.map((diagnostic) => toProblem(block, diagnostic));
}

function readOptions(siteDir: string, configFile: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(configFile, (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(
    config,
    { ...ts.sys, readDirectory: () => [] },
    path.dirname(configFile),
  );
  return {
    ...options,
    noUnusedLocals: false,
    noUnusedParameters: false,
    // Blocks without an import are modules, too.
    moduleDetection: ts.ModuleDetectionKind.Force,
    isolatedModules: false,
    types: ['node', 'react', 'jest'],
    typeRoots: [path.join(siteDir, 'node_modules/@types')],
  };
}

/** Type-checks blocks with the settings of `configFile` in one program. */
function findTypeProblems(
  siteDir: string,
  configFile: string,
  blocks: readonly Block[],
): Problem[] {
  const options = readOptions(siteDir, configFile);
  const folder = path.join(path.dirname(configFile), FOLDER);
  const ambient = path.join(folder, 'ambient.d.ts');
  const files = new Map(
    blocks.map((block): [string, Block] => [
      path.join(folder, block.page.file, block.fence.fileName),
      block,
    ]),
  );
  const textOf = (file: string) => (file === ambient ? AMBIENT : files.get(file)?.fence.node.value);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  Object.assign(host, {
    fileExists: (file: string) => textOf(file) !== undefined || fileExists.call(host, file),
    readFile: (file: string) => textOf(file) ?? readFile.call(host, file),
    directoryExists: (name: string) =>
      name.startsWith(folder) || (directoryExists?.call(host, name) ?? existsSync(name)),
    getSourceFile(file: string, ...rest: [ts.CreateSourceFileOptions]) {
      const text = textOf(file);
      return text === undefined
        ? getSourceFile.call(host, file, ...rest)
        : ts.createSourceFile(file, text, ...rest);
    },
  } satisfies Partial<ts.CompilerHost>);
  const program = ts.createProgram({ rootNames: [ambient, ...files.keys()], options, host });
  return [...files].flatMap(([file, block]) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      .filter((d) => d.code !== MODULE_NOT_FOUND || !OWN_MODULE.test(toText(d)))
      .map((diagnostic) => toProblem(block, diagnostic));
  });
}

/** Extends the types of packages. */
const AUGMENTATION = /^\s*declare\s+(?:module|global)\b/m;

/** Groups blocks by program: one for each page that changes the types of packages, one for the others. */
function separatePrograms(blocks: readonly Block[]): Block[][] {
  const apart = new Set(
    blocks.filter(({ fence }) => AUGMENTATION.test(fence.node.value)).map(({ page }) => page),
  );
  return [
    blocks.filter(({ page }) => !apart.has(page)),
    ...[...apart].map((own) => blocks.filter(({ page }) => page === own)),
  ].filter(({ length }) => length > 0);
}

/** Compiles the code blocks of pages against the packages that their version documents. */
export function checkCode(siteDir: string, pages: readonly ContentPage[]): Problem[] {
  const blocks = pages.flatMap((page) => findFences(page).map((fence): Block => ({ page, fence })));
  const byConfig = new Map<string, Block[]>();
  for (const block of blocks) {
    if (block.fence.check !== 'types') continue;
    const own = path.join(siteDir, block.page.version.docsPath, 'tsconfig.json');
    const config = existsSync(own) ? own : path.join(siteDir, 'tsconfig.json');
    byConfig.set(config, [...(byConfig.get(config) ?? []), block]);
  }
  return [
    ...blocks.filter(({ fence }) => fence.check === 'parse').flatMap(findSyntaxProblems),
    ...[...byConfig].flatMap(([config, some]) =>
      separatePrograms(some).flatMap((together) => findTypeProblems(siteDir, config, together)),
    ),
  ];
}
