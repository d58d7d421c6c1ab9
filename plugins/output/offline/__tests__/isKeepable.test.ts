import { isKeepable } from '../worker/cacheRules';

interface Facts {
  readonly status?: number;
  readonly type?: ResponseType;
  readonly redirected?: boolean;
  readonly contentType?: string;
}

/** Sets read-only properties that only a browser can set. */
function response({
  status = 200,
  type = 'basic',
  redirected = false,
  contentType = 'text/javascript',
}: Facts): Response {
  const headers = new Headers({ 'content-type': contentType });
  return { status, type, redirected, headers } as Response;
}

const html = 'text/html; charset=utf-8';

test.each([
  ['a script', {}, 'file', true],
  ['a page', { contentType: html }, 'page', true],
  ['a missing file', { status: 404 }, 'file', false],
  ['an error', { status: 500, contentType: html }, 'page', false],
  ['a part', { status: 206 }, 'file', false],
  ['nothing new', { status: 304 }, 'file', false],
  ['another origin’s answer', { type: 'opaque', status: 0 }, 'file', false],
  ['another origin’s shared answer', { type: 'cors' }, 'file', false],
  ['a redirected answer', { redirected: true, contentType: html }, 'page', false],
  ['a page in the place of a script', { contentType: html }, 'file', false],
  ['a script in the place of a page', {}, 'page', false],
] satisfies [string, Facts, 'page' | 'file', boolean][])('%s', (_what, facts, kind, expected) => {
  expect(isKeepable(response(facts), kind)).toBe(expected);
});
