import { createHash } from 'node:crypto';
import { DOCS_VERSIONS } from '../../site/docsVersions';
import { CURRENT_VERSION } from '../../site/products';
import { changedFiles } from './changedFiles';
import { changedPages } from './changedPages';

/** One page of each kind: what a change outside the pages may break. */
const KINDS = [
  '/',
  '/versions/',
  '/translations/',
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/material-ui/customization/color/',
  '/material-ui/migration/api-changes-v6/',
  ...DOCS_VERSIONS.filter(({ name }) => name !== CURRENT_VERSION).map(
    ({ route }) => `${route}/react-button/`,
  ),
  '/joy-ui/react-button/',
  '/base-ui/react-button/',
  '/system/react-box/',
  '/x/react-data-grid/',
  '/toolpad/core/introduction/',
  '/experiments/docs/demos/',
  '/zh/material-ui/react-button/',
];

/** How many other pages are looked at. */
const SAMPLE_SIZE = 3;

/**
 * Pages whose playground, tables of keys and stylings are tried out although they did not change: they
 * have each of these, and keys that change places from right to left.
 */
const OPERATED = ['/material-ui/react-button/', '/material-ui/react-tabs/'];

/**
 * So many of the pages, always the same: a page's place in the order follows from its path alone.
 */
export function samplePages(pages: readonly string[], count: number): string[] {
  const place = (page: string) => createHash('sha1').update(page).digest('hex');
  return [...pages].sort((one, other) => (place(one) < place(other) ? -1 : 1)).slice(0, count);
}

/** The pages that changed since `since`, and those of a list, in their order. */
function withChanged(pages: readonly string[], listed: readonly string[], since: string): string[] {
  const missing = listed.filter((page) => !pages.includes(page));
  if (missing.length > 0) {
    throw new Error(`${missing.join(', ')}: no such page; name another one in choosePages.ts.`);
  }
  const chosen = new Set([...listed, ...changedPages(changedFiles(since), pages)]);
  return pages.filter((page) => chosen.has(page));
}

/**
 * The pages that `npm test` visits: those that changed since `since`, one of each kind and a fixed
 * sample of the others. Every page when `since` is undefined.
 */
export function choosePages(pages: readonly string[], since: string | undefined): string[] {
  if (since === undefined) return [...pages];
  const always = withChanged(pages, KINDS, since);
  const others = pages.filter((page) => !always.includes(page));
  return [...always, ...samplePages(others, SAMPLE_SIZE)];
}

/**
 * The pages whose files `npm test` tries out: those that changed since `since`, and some that did not.
 * Every page when `since` is undefined.
 */
export function chooseOperatedPages(pages: readonly string[], since: string | undefined): string[] {
  return since === undefined ? [...pages] : withChanged(pages, OPERATED, since);
}
