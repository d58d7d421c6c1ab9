import { sealOfflinePage } from '../node/sealOfflinePage';

const head = '<head><script>boot()</script>';

test('the site’s scripts make room for the page’s own; what runs before paint stays', () => {
  const html = `${head}<script src=/assets/js/main.1.js defer></script><script src="/assets/js/a.js" defer></script></head><body><h1>x</h1></body>`;
  expect(sealOfflinePage(html, '/assets/js/offline.js')).toBe(
    `${head}<script src="/assets/js/offline.js" defer></script></head><body><h1>x</h1></body>`,
  );
});

test('the row of the page goes with the scripts that read it', () => {
  const html = `${head}<script src=/a.js></script><script type="application/json" id="__page-row">{}</script></head>`;
  expect(sealOfflinePage(html, '/b.js')).toBe(`${head}<script src="/b.js" defer></script></head>`);
});

test.each(['<head></head>', '<script src=/a.js></script>'])('%s is not such a page', (html) => {
  expect(() => sealOfflinePage(html, '/b.js')).toThrow('not as Docusaurus writes pages');
});
