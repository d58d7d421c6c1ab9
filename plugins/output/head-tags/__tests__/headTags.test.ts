import { addToHead, headTag } from '../../../common/html-postbuild/headTags';
import { toHeadTags } from '../node/headTags';
import { robotsText } from '../node/robots';

const HEAD = {
  canonical: 'https://example.com/a/',
  alternates: [{ hreflang: 'zh-CN', url: 'https://example.com/zh/a/' }],
  breadcrumbs: [{ name: '</script><script>alert(1)', url: 'https://example.com/a/' }],
};

test('what a page says to search engines', () => {
  const tags = toHeadTags(HEAD, '<html>');
  expect(tags).toContain('<link rel="canonical" href="https://example.com/a/" data-page-head>');
  expect(tags).toContain(
    '<meta property="og:url" content="https://example.com/a/" data-page-head>',
  );
  expect(tags).toContain('rel="alternate" hreflang="zh-CN" href="https://example.com/zh/a/"');
});

test('a canonical link that the page has itself is the only one', () => {
  const own = '<head><link data-rh=true rel=canonical href=https://other.example/a/>';
  expect(toHeadTags(HEAD, own)).not.toContain('canonical"');
});

test('no name ends the script that it is in', () => {
  const tags = toHeadTags(HEAD, '');
  expect(tags.match(/<\/script/g)).toHaveLength(1);
  const json = /<script[^>]*>(.*)<\/script>/.exec(tags)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: '</script><script>alert(1)',
        item: 'https://example.com/a/',
      },
    ],
  });
});

test.each([
  ['says so', '<head>', '<meta name="robots" content="noindex" data-page-head>'],
  ['says so once', '<head><meta data-rh=true name=robots content=noindex>', ''],
])('a page that is not to be found %s', (_what, html, expected) => {
  const nothing = { canonical: null, alternates: [], breadcrumbs: [] };
  expect(toHeadTags(nothing, html)).toBe(expected);
});

test('attributes are escaped', () => {
  expect(headTag('meta', { content: 'a "b" & <c>' })).toBe(
    '<meta content="a &quot;b&quot; &amp; &lt;c&gt;" data-page-head>',
  );
});

test('tags go to the end of the head, as they are', () => {
  expect(addToHead('<head></head><body></body>', '<meta content="$&">', 'a.html')).toBe(
    '<head><meta content="$&"></head><body></body>',
  );
  expect(addToHead('no head', '', 'a.html')).toBe('no head');
  expect(() => addToHead('no head', '<meta>', 'a.html')).toThrow('a.html has no head');
});

test('robots.txt names the sitemap of each listed language, and the licenses', () => {
  expect(robotsText('https://example.com', ['/', '/zh/'])).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\nSitemap: https://example.com/zh/sitemap.xml\n\n# Licenses of the code and the fonts: https://example.com/licenses.txt\n',
  );
});
