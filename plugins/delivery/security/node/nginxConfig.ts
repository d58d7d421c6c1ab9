import { hasPlaceholder, type HostRedirect } from '../../../../src/site/hostRedirects';
import type { HeaderRule } from './hostHeaders';

interface NginxOptions {
  /** Folder of the build, absolute. */
  readonly root: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly HostRedirect[];
}

const EVERY_PATH = '/*';

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Variable of a header. */
const variable = (header: string) => `$docs_${header.toLowerCase().replaceAll('-', '_')}`;

/** Converts a pattern of `_headers` to an expression for the path of a file. */
const filesOf = (pattern: string) =>
  `~^${escape(pattern).replaceAll('*', '.*').replace(/\/$/, '/(?:index\\.html)?')}$`;

/** Returns the map of a header from paths to values. Like other hosts, it joins what several rules set. */
function headerMap(name: string, rules: readonly HeaderRule[]): string {
  const valueIn = ({ headers }: HeaderRule) => headers.find(([other]) => other === name)?.[1];
  const general = rules.flatMap((rule) => (rule.pattern === EVERY_PATH ? valueIn(rule) : []) ?? []);
  const lines = rules.flatMap((rule) => {
    const own = valueIn(rule);
    if (own === undefined || rule.pattern === EVERY_PATH) return [];
    return `  ${quote(filesOf(rule.pattern))} ${quote([...general, own].join(', '))};\n`;
  });
  return `map $uri ${variable(name)} {\n  default ${quote(general.join(', '))};\n${lines.join('')}}\n`;
}

/** Returns the paths that a redirect is for: in nginx, too, those without a placeholder come first. */
function keysOf(redirect: HostRedirect): string[] {
  const { from } = redirect;
  if (!hasPlaceholder(redirect)) return [...new Set([from, from.replace(/(?<=.)\/$/, '')])];
  const expression = escape(from)
    .replace(/:([a-z]+)/g, '(?<$1>[^/]+)')
    .replace(/\/\*$/, '(?:/+(?<splat>.*))?')
    .replace(/\/$/, '/?');
  return [`~^${expression}$`];
}

/** Returns a map from old addresses to new ones; the first redirect of an address counts. */
function redirectMap(
  name: string,
  redirects: readonly HostRedirect[],
  isTemporary: boolean,
): string {
  const entries = new Map<string, string>();
  for (const redirect of redirects) {
    const [target = '', hash] = redirect.to.replace(/:([a-z]+)/g, '$${$1}').split('#', 2);
    const address = `${target}$is_args$args${hash === undefined ? '' : `#${hash}`}`;
    const isOwn = (redirect.temporary ?? false) === isTemporary;
    for (const key of keysOf(redirect)) {
      // Empty if it is of the other map, so that no placeholder here takes it.
      if (!entries.has(key)) entries.set(key, isOwn ? address : '');
    }
  }
  const lines = [...entries].map(([key, address]) => `  ${quote(key)} ${quote(address)};\n`);
  return `map $uri ${name} {\n  default "";\n${lines.join('')}}\n`;
}

/**
 * Returns the configuration of nginx that answers with the headers and redirects of a build, to be included in
 * `http`. Content types belong to the files' endings there.
 */
export function nginxConfig({ root, headers, redirects }: NginxOptions): string {
  const isType = ([name]: readonly [string, string]) => name === 'Content-Type';
  const names = new Set(
    headers.flatMap((rule) => rule.headers.filter((h) => !isType(h)).map(([name]) => name)),
  );
  const types = headers.flatMap(({ pattern, headers: own }) =>
    own.filter(isType).map(
      ([, type]) => `
  location ~ ${quote(filesOf(pattern).slice(1))} {
    types {}
    default_type ${quote(type)};
  }
`,
    ),
  );
  return `# Written by "npm run serve -- --nginx" from the headers and redirects of a build: write it anew after each.
map_hash_max_size 16384;
map_hash_bucket_size 256;

${[...names].map((name) => headerMap(name, headers)).join('\n')}
${redirectMap('$docs_moved', redirects, false)}
${redirectMap('$docs_stands_in', redirects, true)}
server {
  listen 80;
  root ${quote(root)};
  index index.html;
  absolute_redirect off;
  error_page 404 /404.html;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/javascript application/json text/plain text/markdown image/svg+xml;

${[...names].map((name) => `  add_header ${name} ${variable(name)} always;\n`).join('')}
  if ($docs_moved) { return 301 $docs_moved; }
  if ($docs_stands_in) { return 302 $docs_stands_in; }

  location / { try_files $uri $uri/ =404; }
  location ~ ^/_(?:headers|redirects)$ { return 404; }
${types.join('')}}
`;
}
