import { namedFiles } from '../client/namedFiles';

test.each([
  ['a script', '<script src="/assets/js/a.js" defer></script>', ['/assets/js/a.js']],
  ['without quotes', '<script src=/assets/js/a.js defer></script>', ['/assets/js/a.js']],
  ['a style sheet', '<link rel=stylesheet href=/assets/css/a.css />', ['/assets/css/a.css']],
  ['a font', '<link href="/fonts/a.woff2" rel="preload" as="font">', ['/fonts/a.woff2']],
  ['an icon', '<link data-rh=true rel=icon href=/img/favicon.svg />', ['/img/favicon.svg']],
  ['an image', "<img alt='' src='/img/a.svg?x=1#y'>", ['/img/a.svg']],
  ['the same twice', '<script src=/a.js></script><script src=/a.js></script>', ['/a.js']],
  ['another page', '<link rel=alternate href=/zh/ hreflang=zh /><a href=/system/>x</a>', []],
  ['another host', '<script src="https://a.test/a.js"></script><img src=//a.test/b.png>', []],
  ['an inline script', '<script>load("/a.js")</script>', []],
  ['data', '<img src="data:image/png;base64,AA==">', []],
])('%s', (_what, html, expected) => {
  expect(namedFiles(html)).toEqual(expected);
});
