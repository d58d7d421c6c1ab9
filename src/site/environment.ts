/** What the outside may configure, read once in `docusaurus.config.ts`. Absent means off. */
export interface Environment {
  /** Origin the site is served from, without a trailing slash. */
  readonly url: string;
  /** Repository whose files the edit and source links name, without a trailing slash. */
  readonly repositoryUrl: string;
  /** Whether the test pages under `/experiments/docs/` are built. */
  readonly experiments: boolean;
}

export const DEFAULT_URL = 'https://docs.example.com';
export const DEFAULT_REPOSITORY_URL = 'https://github.com/mui/material-ui';

function readUrl(name: string, value: string | undefined, fallback: string) {
  if (value === undefined || value === '') return fallback;
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new Error(`${name}="${value}" is not a URL. Write it as https://host.`);
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new Error(`${name}="${value}" must start with https:// or http://.`);
  }
  return value.replace(/\/+$/, '');
}

function readFlag(name: string, value: string | undefined) {
  if (value === undefined || value === '' || value === '0') return false;
  if (value === '1') return true;
  throw new Error(`${name}="${value}" is neither 1 nor 0.`);
}

/**
 * Reads and validates the environment variables of `.env.example`.
 * Throws an error that names the variable and the mend when a value cannot be used.
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  return {
    url: new URL(readUrl('DOCS_URL', variables['DOCS_URL'], DEFAULT_URL)).origin,
    repositoryUrl: readUrl('DOCS_REPO_URL', variables['DOCS_REPO_URL'], DEFAULT_REPOSITORY_URL),
    experiments:
      variables['NODE_ENV'] === 'development' ||
      readFlag('DOCS_EXPERIMENTS', variables['DOCS_EXPERIMENTS']),
  };
}
