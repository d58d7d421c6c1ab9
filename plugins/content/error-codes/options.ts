export interface ErrorCodesOptions {
  /** Installed packages to read, including nested copies of each other. */
  readonly packages: readonly string[];
}

export const DEFAULT_OPTIONS: ErrorCodesOptions = {
  packages: [
    '@mui/material',
    '@mui/system',
    '@mui/utils',
    '@mui/styled-engine',
    '@mui/private-theming',
    '@mui/lab',
    '@mui/joy',
    '@mui/base',
  ],
};

/**
 * Adds defaults to the configured options. Throws if `packages` is not a non-empty list of package
 * names.
 */
export function parseOptions(raw: Partial<ErrorCodesOptions> | undefined): ErrorCodesOptions {
  const packages: unknown = raw?.packages ?? DEFAULT_OPTIONS.packages;
  if (
    !Array.isArray(packages) ||
    packages.length === 0 ||
    !packages.every((name): name is string => typeof name === 'string' && name !== '')
  ) {
    throw new Error(
      'error-codes: the option "packages" must be a non-empty list of package names.',
    );
  }
  return { packages };
}
