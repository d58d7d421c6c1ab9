import path from 'node:path';
import postcss from 'postcss';
import { purgeInfima } from '../node/purgeInfima';

const INFIMA = '/site/node_modules/infima/dist/css/default/default.css';

const siteDir = path.join(__dirname, '../../../..');

async function purge(css: string, from: string): Promise<string> {
  const { css: purged } = await postcss([purgeInfima(siteDir)]).process(css, { from });
  return purged;
}

test.each([
  ['a class of the theme', '.menu__link--active{color:red}', true],
  ['an element', 'table thead{color:red}', true],
  ['a class that nothing uses', '.table-of-nothing{color:red}', false],
  ['a class of a component that is not rendered', '.hero__title{color:red}', false],
  ['a class beside an unused one', '.menu .button--link{color:red}', false],
  ['a class that starts like an unused one', '.pagination-nav__link{color:red}', true],
  ['a custom property that a component names', ':root{--ifm-navbar-height:60px}', true],
])('%s', async (_name, css, isKept) => {
  expect(await purge(css, INFIMA)).toBe(isKept ? css : '');
});

test('other style sheets keep everything', async () => {
  const css = '.hero{color:red}';
  expect(await purge(css, '/site/src/features/home/Home.module.css')).toBe(css);
});

test('the result depends on all of the site', async () => {
  const { messages } = await postcss([purgeInfima(siteDir)]).process('', { from: INFIMA });
  expect(messages).toMatchObject([{ type: 'dir-dependency', dir: path.join(siteDir, 'src') }]);
});
