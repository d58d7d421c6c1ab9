/** @jest-environment jsdom */
import { sightAd } from '../sightAd';

test.each([
  ['', 'none'],
  ['<a href="https://mui.com/discover-more/backers">No ad</a>', 'none'],
  ['<div id="carbonads"></div>', 'ad'],
  ['<div class="carbonads"><a href="https://ads.test/">Ad</a></div>', 'ad'],
  ['<p><span class="ea-placement"></span></p>', 'ad'],
  [
    '<div id="carbonads"><a href="https://material-ui-next.com/discover-more/backers">B</a></div>',
    'backers',
  ],
  [
    '<div id="carbonads"><a href="//mui.com/material-ui/discover-more/backers/#x">B</a></div>',
    'backers',
  ],
  [
    '<div id="carbonads"><a href="https://ads.test/"></a><a href="https://mui.com/discover-more/backers/">B</a></div>',
    'backers',
  ],
  ['<div id="carbonads"><a href="/material-ui/discover-more/backers/">B</a></div>', 'backers'],
  ['<div id="carbonads"><a href="../discover-more/backers?from=ad#top">B</a></div>', 'backers'],
  ['<div id="carbonads"><a href="https://mui.com/zh/Backers.html">B</a></div>', 'backers'],
  [
    '<div id="carbonads"><a href="https://opencollective.com/mui-org#backers">B</a></div>',
    'backers',
  ],
  ['<div id="carbonads"><a href="https://ads.test/?to=/discover-more/backers">Ad</a></div>', 'ad'],
  ['<div id="carbonads"><a href="/discover-more/backers-and-more/">Ad</a></div>', 'ad'],
  ['<div id="carbonads"><a>Ad</a><a href="http://">Ad</a></div>', 'ad'],
])('%s: %s', (html, expected) => {
  const host = document.createElement('div');
  host.innerHTML = html;
  expect(sightAd(host)).toBe(expected);
});
