import { inlineScripts, scriptHash } from '../inlineScripts';

test.each([
  ['a script', '<script>a()</script>', ['a()']],
  ['a module', '<script type="module">a()</script>', ['a()']],
  ['unquoted attributes', '<script id=x type=text/javascript>a()</script>', ['a()']],
  ['several, over lines', '<script>a()\n</script><p></p><SCRIPT>b()</SCRIPT>', ['a()\n', 'b()']],
  ['a file', '<script defer src=/a.js></script>', []],
  ['data', '<script type=application/json>{"a":1}</script>', []],
  ['linked data', '<script type="application/ld+json">{}</script>', []],
  ['an attribute that ends in src', '<script data-src="x">a()</script>', ['a()']],
  [
    'one in an attribute',
    `<meta content='"><script>a()</script>'><p title="<script>b()</script>">`,
    [],
  ],
  ['one in a title', '<title><script>a()</script></title>', []],
  ['one in a comment', '<!-- <script>a()</script> -->', []],
  [
    'characters that text would have escaped',
    '<script>a&&b("&lt;<p>")</script>',
    ['a&&b("&lt;<p>")'],
  ],
])('%s', (_name, html, expected) => {
  expect(inlineScripts(html)).toEqual(expected);
});

it('hashes the text as browsers do', () => {
  // Example from the CSP specification.
  expect(scriptHash("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});
