/** Edits of the files that list versions: text in, text out. Each leaves a text that has it already. */
import { escapeRegexp } from '@docusaurus/utils';

/** What a version is called in the site's files. */
export interface VersionNames {
  readonly productId: string;
  /** e.g. `v6`. */
  readonly name: string;
  /** Route of the product, e.g. `/material-ui`. */
  readonly route: string;
  /** Published name of its package, and the name that the version is installed under. */
  readonly packageName: string;
  readonly alias: string;
}

/** Key of a version's tree in `sidebars.ts`, and of its sections in `olderApi.json`. */
export const versionKey = ({ productId, name }: VersionNames) => `${productId}@${name}`;

/** Splits `products.ts` into the entry of a family and what is around it. */
function splitAtProduct(products: string, productId: string): [string, string, string] {
  const start = products.indexOf(`\n    id: '${productId}',\n`);
  const end = products.indexOf('\n  },\n', start);
  if (start === -1 || end === -1) {
    throw new Error(`src/site/products.ts has no entry with the id '${productId}'.`);
  }
  return [products.slice(0, start), products.slice(start, end), products.slice(end)];
}

/** Adds a version to `products.ts`, before the older ones. */
export function addSiteVersion(
  products: string,
  { productId, name, alias }: VersionNames,
  theme: string | null,
): string {
  const [before, entry, after] = splitAtProduct(products, productId);
  if (entry.includes(`{ name: '${name}',`)) return products;
  const facts = [
    `name: '${name}'`,
    `packageName: '${alias}'`,
    ...(theme ? [`theme: '${theme}'`] : []),
  ];
  const version = `{ ${facts.join(', ')} }`;
  const list = 'siteVersions: [';
  const edited = entry.includes(list)
    ? entry.replace(list, `${list}${version}, `)
    : entry.replace('\n    olderVersions:', `\n    ${list}${version}],\n    olderVersions:`);
  return `${before}${edited}${after}`;
}

/** Removes a version from `products.ts`. */
export function removeSiteVersion(products: string, { productId, name }: VersionNames): string {
  const [before, entry, after] = splitAtProduct(products, productId);
  const edited = entry
    .replace(new RegExp(`\\{ name: '${escapeRegexp(name)}',[^}]*\\},?\\s*`), '')
    .replace(/\n {4}siteVersions: \[\s*\],/, '');
  return `${before}${edited}${after}`;
}

/** Finds the tree of `key` in `sidebars.ts`, with the comments before it, up to the next one. */
function findTree(sidebars: string, key: string): { start: number; end: number } | undefined {
  const found = new RegExp(`^(?: {2}//.*\\n)* {2}'?${escapeRegexp(key)}'?: \\[`, 'm').exec(
    sidebars,
  );
  if (!found) return undefined;
  const end = sidebars.indexOf('\n  ],\n', found.index);
  return end === -1 ? undefined : { start: found.index, end: end + '\n  ],\n'.length };
}

/** Copies the product's tree in `sidebars.ts` to that of a version; its paths are mapped later. */
export function copyTree(sidebars: string, version: VersionNames): string {
  const key = versionKey(version);
  if (findTree(sidebars, key)) return sidebars;
  const tree = findTree(sidebars, version.productId);
  if (!tree) throw new Error(`sidebars.ts has no tree '${version.productId}'.`);
  const copy = sidebars
    .slice(tree.start, tree.end)
    .replace(
      new RegExp(`^(?: {2}//.*\\n)* {2}'?${escapeRegexp(version.productId)}'?:`),
      `  '${key}':`,
    )
    .replaceAll(
      `apiNavEntries('${version.route}`,
      `apiNavEntries('${version.route}/${version.name}`,
    );
  const comment = '  // Paths are those of the newest version; they are mapped to this version.\n';
  return `${sidebars.slice(0, tree.end)}\n${comment}${copy}${sidebars.slice(tree.end)}`;
}

/** Removes the tree of a version from `sidebars.ts`. */
export function removeTree(sidebars: string, version: VersionNames): string {
  const tree = findTree(sidebars, versionKey(version));
  if (!tree) return sidebars;
  const before = sidebars.slice(0, tree.start).replace(/\n\n$/, '\n');
  return `${before}${sidebars.slice(tree.end)}`;
}

type Manifest = { dependencies: Record<string, string> };

/** Adds the package of a version to `package.json`, under its alias; `null` removes it. */
export function setDependency(
  manifest: string,
  { alias, packageName }: VersionNames,
  version: string | null,
): string {
  const parsed = JSON.parse(manifest) as Manifest;
  const dependencies = {
    ...parsed.dependencies,
    ...(version !== null && { [alias]: `npm:${packageName}@${version}` }),
  };
  if (version === null) delete dependencies[alias];
  const sorted = Object.entries(dependencies).sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify({ ...parsed, dependencies: Object.fromEntries(sorted) }, null, 2)}\n`;
}

/** Returns a file of a library's wrapper as that of a version: it imports the version's package. */
export function toVersionImports(code: string, { packageName, alias }: VersionNames): string {
  return code.replace(new RegExp(`'${escapeRegexp(packageName)}(?=[/'])`, 'g'), `'${alias}`);
}

/** Returns the `tsconfig.json` of a version's folder. */
export function toVersionTsconfig({ packageName, alias }: VersionNames): string {
  const installed = `../../node_modules/${alias}`;
  return `${JSON.stringify(
    {
      extends: '../../tsconfig.json',
      compilerOptions: {
        paths: {
          '@site/*': ['../../*'],
          [packageName]: [installed],
          [`${packageName}/*`]: [`${installed}/*`],
        },
      },
      include: [
        '**/*.ts',
        '**/*.tsx',
        '../../src/**/*.d.ts',
        '../../plugins/content/keyboard-tables/contract.ts',
      ],
      exclude: [],
    },
    null,
    2,
  )}\n`;
}
