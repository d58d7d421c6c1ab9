/** @jest-environment jsdom */
import { sanitizeDescription } from '../sanitizeDescription';

test.each([
  ['Plain text.', 'Plain text.'],
  [
    'Hosting for <strong>teams</strong>, <em>fast</em>.',
    'Hosting for <strong>teams</strong>, <em>fast</em>.',
  ],
  ['A &amp; B &lt; C', 'A &amp; B &lt; C'],
  ['<b>unclosed', '<b>unclosed</b>'],
  ['<a href="https://x.test/">A link</a>', 'A link'],
  ['<a href="javascript:alert(1)">A link</a>', 'A link'],
  ['<script>alert(1)</script>After', 'After'],
  ['<img src=x onerror=alert(1)>After', 'After'],
  ['<svg onload=alert(1)><circle/></svg>After', 'After'],
  ['<b onclick="alert(1)" style="position:fixed" class="x" id="y">B</b>', '<b>B</b>'],
  ['<style>*{display:none}</style>After', 'After'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>After', 'After'],
  ['<form action="https://x.test"><input name=a>After</form>', 'After'],
  ['<math><mtext><table><mglyph><style><img src onerror=alert(1)>', ''],
  ['1 < 2 and 3 > 2', '1 &lt; 2 and 3 &gt; 2'],
  ['<b/onclick=alert(1)>B</b>', '<b>B</b>'],
  ['<b title=">" onclick=alert(1)>B</b>', '<b>" onclick=alert(1)&gt;B</b>'],
  ['<<b>img src=x onerror=alert(1)>', '&lt;<b>img src=x onerror=alert(1)&gt;</b>'],
  ['<b title="<" onclick=alert(1)>B</b>', '<b>B</b>'],
  ['<b data-ga-event-label="x" aria-label="y">B</b>', '<b>B</b>'],
])('%s', (html, expected) => {
  expect(sanitizeDescription(html)).toBe(expected);
});

test.each([
  ['a name without end', `<${'a'.repeat(200_000)}`],
  ['tags without end', '<a'.repeat(200_000)],
  ['tags with attributes without end', '<a b '.repeat(100_000)],
  ['an attribute without end', `<b ${'/ '.repeat(200_000)}`],
])('%s takes no longer than it is long', (_name, html) => {
  expect(sanitizeDescription(html)).toBe('');
});
