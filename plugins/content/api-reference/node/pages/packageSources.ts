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

/**
 * Returns the source location of a documented package. Throws an error that names an unknown
 * package.
 */
export function getPackageSource(packageName: string): PackageSource {
  const [scope, name = ''] = packageName.split('/');
  if (scope === '@mui' && name.startsWith('x-')) {
    return {
      repositoryUrl: 'https://github.com/mui/mui-x',
      directory: `packages/${name}/src`,
      taggedBy: packageName,
      hookExtension: 'ts',
    };
  }
  if (scope === '@mui') {
    return {
      directory: `packages/mui-${name}/src`,
      taggedBy: '@mui/material',
      hookExtension: 'ts',
    };
  }
  if (scope === '@toolpad') {
    return {
      repositoryUrl: 'https://github.com/mui/toolpad',
      directory: `packages/toolpad-${name}/src`,
      taggedBy: packageName,
      hookExtension: 'tsx',
    };
  }
  throw new Error(`The source of ${packageName} is not known; add it to packageSources.ts.`);
}

/** Hooks that are written in JavaScript, with separate typings. */
const JAVASCRIPT_HOOKS: readonly string[] = ['useAutocomplete'];

/** Returns the extension of a hook's source file, which the published code does not tell. */
export const getHookExtension = ({ hookExtension }: PackageSource, name: string) =>
  JAVASCRIPT_HOOKS.includes(name) ? 'js' : hookExtension;
