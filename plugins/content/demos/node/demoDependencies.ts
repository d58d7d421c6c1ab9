import { ContentError } from '../../../../src/site/contentError';
import type { CollectedFile } from './collectDemoFiles';
import type { FindPackage } from './installedPackages';

type Versions = Readonly<Record<string, string>>;

/** Packages of every project. */
const ALWAYS = ['react', 'react-dom'];

/**
 * Optional peer dependencies for users of another style engine, but required with the default one.
 */
const NEEDED_THOUGH_OPTIONAL: ReadonlySet<string> = new Set(['@emotion/react', '@emotion/styled']);

/** Date adapter -> its date library; the package lists all of them as optional. */
const LIBRARY_OF_ADAPTER: readonly (readonly [adapter: RegExp, library: string])[] = [
  [/\/AdapterDayjs$/, 'dayjs'],
  [/\/AdapterDateFnsJalali(?:V\d)?$/, 'date-fns-jalali'],
  [/\/AdapterDateFns(?:V\d)?$/, 'date-fns'],
  [/\/AdapterLuxon$/, 'luxon'],
  [/\/AdapterMomentHijri$/, 'moment-hijri'],
  [/\/AdapterMomentJalaali$/, 'moment-jalaali'],
  [/\/AdapterMoment$/, 'moment'],
];

/**
 * Returns the package of a specifier: `@mui/material/Button` -> `@mui/material`, `dayjs/locale/de`
 * -> `dayjs`.
 */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Returns the packages of an import: its own, and the one that its subpath adapts. */
function packagesOf(specifier: string): string[] {
  const library = LIBRARY_OF_ADAPTER.find(
    ([adapter]) => specifier.startsWith('@mui/x-date-pickers') && adapter.test(specifier),
  )?.[1];
  return [packageOf(specifier), ...(library === undefined ? [] : [library])];
}

const sorted = (versions: Versions): Versions =>
  Object.fromEntries(Object.entries(versions).sort(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Returns the packages that a demo's files need: their imports, and those packages' peer
 * dependencies. Package -> installed version, by name.
 * @throws if a package is not installed, or pages run another version; names the file and line that import it.
 */
export function demoDependencies(
  files: readonly Pick<CollectedFile, 'path' | 'requests'>[],
  findPackage: FindPackage,
): Versions {
  const versions: Record<string, string> = {};

  function add(name: string, wantedBy: string): void {
    if (name in versions) return;
    const found = findPackage(name);
    if (!found) {
      throw new ContentError(
        `${wantedBy}: the package ${name} is not installed; install it, or do without it in the demo.`,
      );
    }
    if (found.bundled !== undefined && found.bundled !== found.version) {
      throw new ContentError(
        `${wantedBy}: a page would run ${name} ${found.bundled}, which Docusaurus brings, and an exported ` +
          `project ${found.version}, which package.json names; do without it in the demo.`,
      );
    }
    versions[name] = found.version;
    const { peerDependencies = {}, peerDependenciesMeta = {} } = found;
    for (const peer of Object.keys(peerDependencies)) {
      const optional = peerDependenciesMeta[peer]?.optional ?? false;
      if (!optional || NEEDED_THOUGH_OPTIONAL.has(peer)) add(peer, `${wantedBy}, by ${name}`);
    }
  }

  for (const { path: file, requests } of files) {
    for (const { specifier, line } of requests.filter(
      (request) => !request.specifier.startsWith('.'),
    )) {
      for (const name of packagesOf(specifier)) {
        add(name, `${file}:${line}: import of "${specifier}"`);
      }
    }
  }
  for (const name of ALWAYS) add(name, 'Every demo');
  return sorted(versions);
}

/** `@scope/name` -> `@types/scope__name`. */
function typesPackageOf(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}

/**
 * Returns additional packages for the TypeScript form of a demo: the compiler, and types for
 * packages without. Package -> installed version, by name.
 * @throws if TypeScript is not installed.
 */
export function typeDependencies(dependencies: Versions, findPackage: FindPackage): Versions {
  const typescript = findPackage('typescript');
  if (!typescript) throw new Error('The package typescript is not installed.');
  const versions: Record<string, string> = { typescript: typescript.version };
  for (const name of Object.keys(dependencies)) {
    const types = findPackage(typesPackageOf(name));
    if (types && !findPackage(name)?.hasTypes) versions[typesPackageOf(name)] = types.version;
  }
  return sorted(versions);
}
