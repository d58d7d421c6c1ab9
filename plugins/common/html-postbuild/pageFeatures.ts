/**
 * A feature that only some pages use. It has its own chunk and style sheet, which other pages do
 * not load.
 */
export interface PageFeature {
  /** Name of the chunk and the style sheet. */
  readonly name: string;
  /** Matches its files by absolute path, with `/` as separator. */
  readonly files: RegExp;
  /** Matches the HTML of pages that contain it. */
  readonly mark: RegExp;
  /** Users open it first: the first paint does not wait for its style sheet. */
  readonly opensLater?: boolean;
}

const DEMO_MARK = 'data-demo-stage';
const PLAYGROUND_MARK = 'data-playground';
const API_MARK = 'data-api-section';
const attribute = (...names: readonly string[]) =>
  new RegExp(`\\s(?:${names.join('|')})(?=[\\s=>])`);

export const PAGE_FEATURES: readonly PageFeature[] = [
  {
    name: 'demo',
    // The font that icons bring along themselves is loaded later.
    files:
      /\/(?:src\/features\/demo|src\/ui\/(?:Snackbar|Toolbar)|plugins\/content\/demos)\/|\/src\/features\/icon-font\/(?!ownIconFont)|\/translations\/default\/demo\.json$/,
    mark: attribute(DEMO_MARK),
  },
  {
    name: 'playground',
    files:
      /\/(?:src\/features\/component-playground|plugins\/content\/playgrounds)\/|\/translations\/default\/componentPlayground\.json$/,
    mark: attribute(PLAYGROUND_MARK),
  },
  {
    name: 'api',
    files:
      /\/(?:src\/features\/api(?:-changes)?|plugins\/content\/api-reference)\/|\/src\/prefs\/(?:useApiDisplay|apiDisplays)\.ts$|\/translations\/default\/api(?:Changes)?\.json$/,
    mark: attribute(API_MARK),
  },
  {
    // Popovers of demos and API tables.
    name: 'floating',
    files: /\/src\/ui\/(?:Floating|Menu|TooltipArea)\//,
    mark: attribute(DEMO_MARK, API_MARK),
    opensLater: true,
  },
];

/** Returns the feature that a file belongs to. */
export function findPageFeature(file: string): PageFeature | undefined {
  const path = file.replaceAll('\\', '/');
  return PAGE_FEATURES.find(({ files }) => files.test(path));
}
