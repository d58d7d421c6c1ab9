import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { findPackageFolder } from '../../../../common/packages/findPackageFolder';
import { readManifest } from '../../../../common/packages/readManifest';

/** A module that users import, e.g. `@mui/material/Button`. */
export interface EntryModule {
  readonly specifier: string;
  readonly file: string;
}

/** A TypeScript program for a package's typings. */
export interface ApiProgram {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** Folder of the installed package; prefix of its file paths, with a separator. */
  readonly directory: string;
  /** Published name, which users import: not the alias. */
  readonly packageName: string;
  readonly version: string;
  /** The package itself first, then its folders. */
  readonly entries: readonly EntryModule[];
  /** The asked interfaces by name, with the defaults of their type parameters. */
  readonly interfaces: ReadonlyMap<string, ts.Symbol>;
}

export interface ApiProgramOptions {
  /** Folder whose `node_modules` is used. */
  readonly siteDir: string;
  /** Published name, e.g. `@mui/material`. */
  readonly packageName: string;
  /** Name that it is installed under, if it differs, e.g. `material-v5`. */
  readonly alias?: string;
  /** Interfaces to describe, as far as the package exports them. */
  readonly interfaces?: readonly string[];
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

// Their comments are not needed and use much memory.
const WITHOUT_COMMENTS = /\/(typescript\/lib|csstype|@types\/react)\//;

/** Shared by all programs of the process, as in a language service. */
const sourceFiles = new Map<string, ts.SourceFile>();

/**
 * Selects folders whose typings may be loaded. Each adapter of the pickers globally declares the
 * date type of its library; if that library is missing, all dates become `any`. So only the adapter
 * with an installed library is loaded.
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

/** A module that is not on the disk. */
interface VirtualModule {
  readonly file: string;
  readonly text: string;
}

/**
 * Names each interface without type arguments: TypeScript then takes the defaults, and knows the
 * properties of mapped types, which depend on them.
 */
function toDefaults(directory: string, names: readonly string[]): VirtualModule {
  return {
    file: path.join(directory, '__defaults.d.ts'),
    text: names.map((name) => `export type ${name} = import('./index').${name};\n`).join(''),
  };
}

function createHost(options: ts.CompilerOptions, virtual: VirtualModule): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const getSourceFile = host.getSourceFile;
  host.getSourceFile = (fileName, languageVersionOrOptions, ...rest) => {
    if (fileName === virtual.file) {
      return ts.createSourceFile(fileName, virtual.text, languageVersionOrOptions);
    }
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
 * Loads the typings of an installed package: its index and the folders whose names match, by
 * default those of components, which start with a capital letter.
 * @throws An Error that names the package if it is not installed or has no typings.
 */
export function createApiProgram(
  { siteDir, packageName, alias, interfaces = [] }: ApiProgramOptions,
  folders = /^(unstable_|Unstable_)?[A-Z]/,
): ApiProgram {
  const directory = findPackageFolder(siteDir, alias ?? packageName);
  if (directory === undefined) {
    throw new Error(`The package '${alias ?? packageName}' is not installed in ${siteDir}.`);
  }
  const { version } = readManifest(directory);
  const entries = readEntries(directory, packageName, folders);
  if (entries.length === 0) {
    throw new Error(`The package '${alias ?? packageName}' has no typings.`);
  }
  const options: ts.CompilerOptions = {
    ...COMPILER_OPTIONS,
    // Typings import their own package by its published name, which is another version of it here.
    ...(alias !== undefined && {
      paths: { [packageName]: [directory], [`${packageName}/*`]: [`${directory}/*`] },
    }),
  };
  const defaults = toDefaults(directory, interfaces);
  const program = ts.createProgram({
    rootNames: [...entries, defaults].map(({ file }) => file),
    options,
    host: createHost(options, defaults),
  });
  const checker = program.getTypeChecker();
  return {
    program,
    checker,
    directory,
    packageName,
    version,
    entries,
    interfaces: new Map(
      exportsOfEntry({ program, checker }, defaults).map((symbol) => [symbol.name, symbol]),
    ),
  };
}

/** Whether a file belongs to a package, rather than to one nested in it. */
export function isFileOfPackage(directory: string, file: string): boolean {
  return (
    file.startsWith(directory + path.sep) && !file.slice(directory.length).includes('node_modules')
  );
}

/** Resolves an alias; returns other symbols unchanged. */
export function resolveSymbol(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Returns the exports of an entry; none if it is not a module. */
export function exportsOfEntry(
  { program, checker }: Pick<ApiProgram, 'program' | 'checker'>,
  entry: Pick<EntryModule, 'file'>,
): ts.Symbol[] {
  const sourceFile = program.getSourceFile(entry.file);
  const module = sourceFile && checker.getSymbolAtLocation(sourceFile);
  return module ? checker.getExportsOfModule(module) : [];
}
