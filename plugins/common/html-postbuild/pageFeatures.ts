/**
 * Features of the site that only some pages carry: each has a chunk and a style sheet of its own,
 * which the other pages do not load.
 */
export interface PageFeature {
  /** The name of its chunk and of its style sheet. */
  readonly name: string;
  /** Its files, with `/` in their absolute paths. */
  readonly files: RegExp;
  /** What the server writes on the pages that show it. */
  readonly mark: RegExp;
}

const DEMO_MARK = 'data-demo-stage';
const API_MARK = 'data-api-section';
const attribute = (...names: readonly string[]) =>
  new RegExp(`\\s(?:${names.join('|')})(?=[\\s=>])`);

export const PAGE_FEATURES: readonly PageFeature[] = [
  {
    name: 'demo',
    files:
      /\/(?:src\/features\/demo|src\/ui\/(?:Snackbar|Toolbar)|plugins\/content\/demos)\/|\/translations\/default\/demo\.json$/,
    mark: attribute(DEMO_MARK),
  },
  {
    name: 'api',
    files:
      /\/(?:src\/features\/api(?:-changes)?|plugins\/content\/api-reference)\/|\/src\/prefs\/(?:useApiDisplay|apiDisplays)\.ts$|\/translations\/default\/api(?:Changes)?\.json$/,
    mark: attribute(API_MARK),
  },
  {
    // What demos and tables of the API open at their controls.
    name: 'floating',
    files: /\/src\/ui\/(?:Floating|Menu|TooltipArea)\//,
    mark: attribute(DEMO_MARK, API_MARK),
  },
];

/** The feature that a file belongs to. */
export function findPageFeature(file: string): PageFeature | undefined {
  const path = file.replaceAll('\\', '/');
  return PAGE_FEATURES.find(({ files }) => files.test(path));
}
