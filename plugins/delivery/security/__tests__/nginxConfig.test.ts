import { nginxConfig } from '../node/nginxConfig';

const config = nginxConfig({
  root: '/srv/docs',
  headers: [
    { pattern: '/*', headers: [['X-Policy', "object-src 'none'"]] },
    { pattern: '/assets/*', headers: [['Cache-Control', 'immutable']] },
    { pattern: '/', headers: [['X-Policy', 'say "yes"']] },
    { pattern: '/*.md', headers: [['Content-Type', 'text/markdown']] },
  ],
  redirects: [
    { from: '/old/', to: '/new/#part' },
    { from: '/themes/now/', to: '/later/', temporary: true },
    { from: '/themes/:name/', to: '/theming-:name/' },
    { from: '/base/*', to: '/base-ui/:splat' },
    { from: '/old/', to: '/never/' },
  ],
});

/** The lines of a map or a block. */
const block = (start: string) => {
  const from = config.indexOf(start);
  return config.slice(from, config.indexOf('\n}', from)).split('\n').slice(1);
};

test('what several rules set is joined, as other hosts do', () => {
  expect(block('map $uri $docs_x_policy')).toEqual([
    `  default "object-src 'none'";`,
    String.raw`  "~^/(?:index\\.html)?$" "object-src 'none', say \"yes\"";`,
  ]);
  expect(block('map $uri $docs_cache_control')).toEqual([
    '  default "";',
    '  "~^/assets/.*$" "immutable";',
  ]);
  expect(config).toContain('  add_header X-Policy $docs_x_policy always;\n');
});

test('redirects keep the query, and the first of an address counts', () => {
  expect(block('map $uri $docs_moved')).toEqual([
    '  default "";',
    '  "/old/" "/new/$is_args$args#part";',
    '  "/old" "/new/$is_args$args#part";',
    '  "/themes/now/" "";',
    '  "/themes/now" "";',
    '  "~^/themes/(?<name>[^/]+)/?$" "/theming-${name}/$is_args$args";',
    '  "~^/base(?:/+(?<splat>.*))?$" "/base-ui/${splat}$is_args$args";',
  ]);
  expect(block('map $uri $docs_stands_in')).toContain('  "/themes/now/" "/later/$is_args$args";');
});

test('content types belong to the endings of files', () => {
  expect(config).toContain(
    String.raw`  location ~ "^/.*\\.md$" {
    types {}
    default_type "text/markdown";
  }`,
  );
  expect(config).not.toContain('add_header Content-Type');
});
