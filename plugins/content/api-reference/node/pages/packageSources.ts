/** Source location of a documented package. */
export interface PackageSource {
  /** Only if it is not the libraries' main repository. */
  readonly repositoryUrl?: string;
  /** Folder that the published files are built from. */
  readonly directory: string;
  /**
   * Package whose version is the repository's tag, since all of a repository are released together.
   */
  readonly taggedBy: string;
  /** File extension of its hooks. */
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
  '@mui/x-data-grid-pro': x('data-grid-pro'),
  '@mui/x-data-grid-premium': x('data-grid-premium'),
  '@mui/x-date-pickers-pro': x('date-pickers-pro'),
  '@mui/x-tree-view-pro': x('tree-view-pro'),
  '@mui/x-charts': x('charts'),
  '@mui/x-tree-view': x('tree-view'),
  '@toolpad/core': {
    repositoryUrl: TOOLPAD_REPOSITORY,
    directory: 'packages/toolpad-core/src',
    taggedBy: '@toolpad/core',
    hookExtension: 'tsx',
  },
};

/**
 * Returns the source location of a documented package. Throws an error that names an unknown
 * package.
 */
export function getPackageSource(packageName: string): PackageSource {
  const source = SOURCES[packageName];
  if (!source) {
    throw new Error(`The source of ${packageName} is not known; add it to packageSources.ts.`);
  }
  return source;
}

/** Hooks that are written in JavaScript, with separate typings. */
const JAVASCRIPT_HOOKS: readonly string[] = ['useAutocomplete'];

/** Returns the extension of a hook's source file, which the published code does not tell. */
export const getHookExtension = ({ hookExtension }: PackageSource, name: string) =>
  JAVASCRIPT_HOOKS.includes(name) ? 'js' : hookExtension;
