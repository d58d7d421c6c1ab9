/** Where the source of a documented package is. */
export interface PackageSource {
  /** Only where it is not the libraries' main repository. */
  readonly repositoryUrl?: string;
  /** The folder that the package's published files are built from. */
  readonly directory: string;
  /** The package whose version is the repository's tag: all of a repository are released together. */
  readonly taggedBy: string;
  /** The extension of the files of its hooks. */
  readonly hookExtension: 'ts' | 'tsx';
}

const X_REPOSITORY = 'https://github.com/mui/mui-x';
const TOOLPAD_REPOSITORY = 'https://github.com/mui/toolpad';

const core = (name: string): PackageSource => ({
  directory: `packages/mui-${name}/src`,
  taggedBy: '@mui/material',
  hookExtension: 'ts',
});
const x = (name: string): PackageSource => ({
  repositoryUrl: X_REPOSITORY,
  directory: `packages/x-${name}/src`,
  taggedBy: `@mui/x-${name}`,
  hookExtension: 'ts',
});

const SOURCES: Readonly<Record<string, PackageSource>> = {
  '@mui/material': core('material'),
  '@mui/lab': core('lab'),
  '@mui/joy': core('joy'),
  '@mui/base': core('base'),
  '@mui/system': core('system'),
  '@mui/x-data-grid': x('data-grid'),
  '@mui/x-date-pickers': x('date-pickers'),
  '@mui/x-charts': x('charts'),
  '@mui/x-tree-view': x('tree-view'),
  '@toolpad/core': {
    repositoryUrl: TOOLPAD_REPOSITORY,
    directory: 'packages/toolpad-core/src',
    taggedBy: '@toolpad/core',
    hookExtension: 'tsx',
  },
};

/** The source of a documented package. Throws, naming the package, where it is not known. */
export function getPackageSource(packageName: string): PackageSource {
  const source = SOURCES[packageName];
  if (!source) {
    throw new Error(`The source of ${packageName} is not known; add it to packageSources.ts.`);
  }
  return source;
}

/** The hooks that are written in JavaScript, beside their typings. */
const JAVASCRIPT_HOOKS: readonly string[] = ['useAutocomplete'];

/** The extension of the file that a hook was built from: published code does not tell. */
export const getHookExtension = ({ hookExtension }: PackageSource, name: string) =>
  JAVASCRIPT_HOOKS.includes(name) ? 'js' : hookExtension;
