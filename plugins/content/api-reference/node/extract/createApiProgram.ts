import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { findPackageFolder } from '../../../../common/packages/findPackageFolder';

/** A module of a package that readers import from, e.g. `@mui/material/Button`. */
export interface EntryModule {
  readonly specifier: string;
  readonly file: string;
}

/** A package's typings, ready to be asked. */
export interface ApiProgram {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** Where the package is installed; paths in it begin with it and a separator. */
  readonly directory: string;
  /** The published name, which is also what readers import: not the alias. */
  readonly packageName: string;
  readonly version: string;
  /** The package itself first, then its folders. */
  readonly entries: readonly EntryModule[];
}

export interface ApiProgramOptions {
  /** The folder whose packages are read. */
  readonly siteDir: string;
  /** The published name, e.g. `@mui/material`. */
  readonly packageName: string;
  /** The name it is installed by, where that is another one, e.g. `material-v5`. */
  readonly alias?: string;
}

const COMPILER_OPTIONS: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

// Their comments are never read, and take much of the memory.
const WITHOUT_COMMENTS = /\/(typescript\/lib|csstype|@types\/react)\//;

/** Each is read once in a process: programs may share files, as those of an editor do. */
const sourceFiles = new Map<string, ts.SourceFile>();

/**
 * Folders whose typings may be loaded. A picker's adapter declares the type of its library's dates
 * globally, and one whose library is not installed turns all dates into `any`: only the installed
 * one is read.
 */
function isInstalled(name: string): boolean {
  return !name.startsWith('Adapter') || name === 'AdapterDayjs';
}

function readEntries(directory: string, packageName: string, folders: RegExp): EntryModule[] {
  const named = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && folders.test(entry.name) && isInstalled(entry.name))
    .map(({ name }) => name)
    .sort();
  return [
    { specifier: packageName, file: path.join(directory, 'index.d.ts') },
    ...named.map((name) => ({
      specifier: `${packageName}/${name}`,
      file: path.join(directory, name, 'index.d.ts'),
    })),
  ].filter(({ file }) => existsSync(file));
}

function createHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const getSourceFile = host.getSourceFile;
  host.getSourceFile = (fileName, languageVersionOrOptions, ...rest) => {
    const known = sourceFiles.get(fileName);
    if (known) return known;
    const sourceFileOptions =
      typeof languageVersionOrOptions === 'object'
        ? languageVersionOrOptions
        : { languageVersion: languageVersionOrOptions };
    const file = getSourceFile(
      fileName,
      WITHOUT_COMMENTS.test(fileName)
        ? { ...sourceFileOptions, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }
        : sourceFileOptions,
      ...rest,
    );
    if (file) sourceFiles.set(fileName, file);
    return file;
  };
  return host;
}

/**
 * Loads the typings of an installed package: of its index and of those of its folders whose names
 * match (by default those of components, which begin with a capital letter).
 * @throws An Error that names the package if it is not installed or has no typings.
 */
export function createApiProgram(
  { siteDir, packageName, alias }: ApiProgramOptions,
  folders = /^(unstable_|Unstable_)?[A-Z]/,
): ApiProgram {
  const directory = findPackageFolder(siteDir, alias ?? packageName);
  if (directory === undefined) {
    throw new Error(`The package '${alias ?? packageName}' is not installed in ${siteDir}.`);
  }
  const manifest = readFileSync(path.join(directory, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const entries = readEntries(directory, packageName, folders);
  if (entries.length === 0) {
    throw new Error(`The package '${alias ?? packageName}' has no typings.`);
  }
  const program = ts.createProgram({
    rootNames: entries.map(({ file }) => file),
    options: COMPILER_OPTIONS,
    host: createHost(COMPILER_OPTIONS),
  });
  return { program, checker: program.getTypeChecker(), directory, packageName, version, entries };
}

/** Whether a file is a package's own, rather than of a package nested in it. */
export function isFileOfPackage(directory: string, file: string): boolean {
  return (
    file.startsWith(directory + path.sep) && !file.slice(directory.length).includes('node_modules')
  );
}

/** What an alias leads to; the symbol itself where it is none. */
export function resolveSymbol(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The exports of a module of the package; none where it is not a module. */
export function exportsOfEntry({ program, checker }: ApiProgram, entry: EntryModule): ts.Symbol[] {
  const sourceFile = program.getSourceFile(entry.file);
  const module = sourceFile && checker.getSymbolAtLocation(sourceFile);
  return module ? checker.getExportsOfModule(module) : [];
}
