import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { cacheFolder } from '../../../../common/files/cacheFiles';
import { checkTypes } from '../../../../common/packages/typeChecker';
import type { ContentPage } from '../contentPage';
import type { Problem } from '../checkPage';
import { findFences, type Fence } from './fences';

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

const OPTIONS = {
  noUnusedLocals: false,
  noUnusedParameters: false,
  // Blocks without an import are modules, too.
  moduleDetection: 'force',
  isolatedModules: false,
  types: ['node', 'react', 'jest'],
};

interface Block {
  readonly page: ContentPage;
  readonly fence: Fence;
}

/** What a block has wrong that needs no types. */
function findSyntaxProblems({ page, fence }: Block): Problem[] {
  const { diagnostics = [] } = ts.transpileModule(fence.node.value, {
    fileName: fence.fileName,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 },
  });
  return diagnostics.map(({ file, start = 0, messageText }) => ({
    file: page.file,
    line: fence.line + (file?.getLineAndCharacterOfPosition(start).line ?? 0),
    message: ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' '),
    rule: 'code',
  }));
}

/** Settings of a program, and the blocks it checks. */
type Program = readonly [configFile: string, blocks: readonly Block[]];

/** Type-checks programs in an empty folder from which the site's packages are found. */
async function findTypeProblems(programs: readonly Program[], folder: string): Promise<Problem[]> {
  const write = (name: string, content: string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const byFile = new Map<string, Block>();
  for (const [index, [configFile, blocks]] of programs.entries()) {
    for (const block of blocks) {
      const file = path.posix.join(String(index), block.page.file, block.fence.fileName);
      write(file, block.fence.node.value);
      byFile.set(file, block);
    }
    write(`${index}/ambient.d.ts`, AMBIENT);
    const config = {
      extends: configFile,
      compilerOptions: OPTIONS,
      include: ['**/*.ts', '**/*.tsx'],
      exclude: [],
    };
    write(`${index}/tsconfig.json`, JSON.stringify(config));
  }
  const found = await checkTypes(folder, [...programs.keys()].map(String));
  return found.flatMap(({ file, line, code, message }): Problem[] => {
    const block = byFile.get(file);
    if (!block) throw new Error(`Code blocks of pages cannot be checked: ${file}: ${message}`);
    return code === MODULE_NOT_FOUND && OWN_MODULE.test(message)
      ? []
      : [{ file: block.page.file, line: block.fence.line + line - 1, message, rule: 'code' }];
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
export async function checkCode(
  siteDir: string,
  pages: readonly ContentPage[],
): Promise<Problem[]> {
  const blocks = pages.flatMap((page) => findFences(page).map((fence): Block => ({ page, fence })));
  const problems: Problem[] = [];
  const byConfig = new Map<string, Block[]>();
  for (const block of blocks) {
    const found = findSyntaxProblems(block);
    problems.push(...found);
    // One that cannot be parsed would hide what is wrong with the types of the others.
    if (block.fence.check !== 'types' || found.length > 0) continue;
    const own = path.join(siteDir, block.page.version.docsPath, 'tsconfig.json');
    const config = existsSync(own) ? own : path.join(siteDir, 'tsconfig.json');
    byConfig.set(config, [...(byConfig.get(config) ?? []), block]);
  }
  const programs = [...byConfig].flatMap(([configFile, some]) =>
    separatePrograms(some).map((together): Program => [configFile, together]),
  );
  // Without a project, TypeScript asks for one in the folder.
  if (programs.length === 0) return problems;
  const cache = cacheFolder(siteDir, 'page-checks');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'code-'));
  try {
    return [...problems, ...(await findTypeProblems(programs, folder))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
