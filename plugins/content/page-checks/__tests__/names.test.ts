import { checkPage } from '../node/checkPage';
import { resolveName, stringsOf, type ApiName } from '../../api-links/node';
import { hasPath } from '../node/names/installedNames';
import { namesRule } from '../node/rules/names';
import { parsePage } from './parsePage';

const button: ApiName = {
  name: 'Button',
  packageName: '@mui/material',
  productId: 'material-ui',
  to: '/material-ui/api/button/',
  props: new Map([
    ['variant', { to: '/b/#variant', values: ['text', 'contained'], default: 'text' }],
    ['color', { default: 'primary' }],
    ['max', { type: 'number', default: '5' }],
    ['filter', { type: '(all: T[]) => T[]' }],
    ['scrollButtons', { default: 'auto', values: ['auto'] }],
  ]),
  slots: [],
  classes: [{ key: 'root', className: 'MuiButton-root' }],
};
const chip = { ...button, name: 'Chip', to: '/material-ui/api/chip/', props: new Map() };
const api = new Map([
  ['Button', [button]],
  ['Chip', [chip]],
]);
const installed = {
  hasIdentifier: (name: string) => ['startIcon', 'MuiButton', 'useTheme'].includes(name),
  hasModule: (name: string) => name === '@mui/material/Button',
  hasThemePath: (themePath: string) => themePath === 'palette.primary.main',
};
const rule = namesRule(() => ({ api: [api], installed: [installed] }));
const options = { frontMatter: 'components: Button\nallow: {madeUp: It is explained there.}\n' };

test.each<[string, string | undefined]>([
  ['`variant="contained"`', undefined],
  ['`variant="filled"`', 'variant has no value "filled"; it takes text, contained'],
  ['`color="brand"`', undefined],
  ['`startIcon={<Star />}`', undefined],
  ['`startIkon={<Star />}`', 'there is no prop startIkon'],
  ['`role="button"` `aria-label="A"`', undefined],
  ['`startIcon`', undefined],
  ['`startIkon`', 'have this name'],
  ['`Chip` `<Chip />` `useTheme()`', undefined],
  ['`Chop`', 'have this name'],
  ['`useThem`', 'have this name'],
  ['`MuiButton` `MuiButton-root` `.MuiButton-root`', undefined],
  ['`MuiButton-rot`', 'no component has the class MuiButton-rot'],
  ['`@mui/material/Button`', undefined],
  ['`@mui/material/Buton`', 'no such package or path'],
  ['`theme.palette.primary.main`', undefined],
  ['`palette.primary.mane`', 'no such path'],
  ['`madeUp`', undefined],
  ['`Arrow Up` `Enter` `primary`', undefined],
  ['```tsx\nconst ownName = 1;\n```\n\n`ownName`', undefined],
  ['`variant` is `text` (the default) or `contained`.', undefined],
  ['`variant` is `contained` (the default).', 'the default of variant is text'],
  ['`scrollButtons` is `true` by default.', 'the default of scrollButtons is auto, not true'],
  ['`variant` is `text` (the default). A `Chip` is `contained` by default.', undefined],
  ['`variant` is `contained` unless you set it.', 'the default of variant is text'],
  ['`variant` takes `text`, `contained` or `page`.', 'variant has no value "page"'],
  ['`variant` is `text` (the default) or `page`.', 'variant has no value "page"'],
  ['`variant` is `text` or `contained`, `page` is another word.', undefined],
  ['`variant` is `wide` on this page.', undefined],
  ['`color` takes `primary` or `brand`.', undefined],
  ['`max` is a string such as `"ten"`.', 'max is no string; its type is number.'],
  ['`max` is a number. `filter` is a function. `color` is a string.', undefined],
  ['`filter` is a boolean.', 'filter is no boolean'],
  ['`max` defaults to 10.', 'the default of max is 5, not 10.'],
  ['`max` defaults to 5.', undefined],
  ['Set the `elevate` prop.', 'there is no prop elevate'],
  ['Use the prop `elevate`.', 'there is no prop elevate'],
  ['Set `elevate` on `Button`.', 'there is no prop elevate'],
  ['Set `variant` on `Button`, with the `color` prop, or `madeUp` of `Chip`.', undefined],
  ['```tsx\n<Button href="/a" />\n```\n\nThe `href` prop.', undefined],
  ['The `defaults` of `MuiButton`, `elevate` and `on` a page.', undefined],
  ['`variant` defaults to `contained`.', 'the default of variant is text'],
  ['By default, `variant` is `contained`.', 'the default of variant is text'],
  ['By default, `variant` is `text`; `scrollButtons` may be `false`.', undefined],
  ['`variant` sets the look. The default is `contained`.', 'the default of variant is text'],
  ['```html anatomy=./A.tsx\n<a class="MuiButton-rot"></a>\n```', 'no component has the class'],
])('%s', async (body, message) => {
  const found = (await checkPage(parsePage(body, options), [rule])).map(
    (problem) => problem.message,
  );
  if (message === undefined) expect(found).toEqual([]);
  else expect(found.join('\n')).toContain(message);
});

const page = { components: ['Button'], hooks: [], productId: 'material-ui' };

test.each([
  ['Chip', { kind: 'component', isOwn: false, to: '/material-ui/api/chip/' }],
  ['Button', { kind: 'component', isOwn: true, to: '/material-ui/api/button/' }],
  ['variant', { kind: 'prop', isOwn: true, to: '/b/#variant' }],
  ['variant="text"', { kind: 'value', isOwn: true, to: '/b/#variant' }],
  ['MuiButton-root', { kind: 'class', isOwn: false }],
  ['anything', undefined],
])('resolves %s', (code, resolved) => {
  expect(resolveName(code, page, api)).toEqual(resolved);
});

test.each([
  ["'a' | 'b'", ['a', 'b']],
  ["'a' | null | number", undefined],
  ["'a' | string", undefined],
  ['boolean', undefined],
])('the strings of %s', (type, strings) => {
  expect(stringsOf(type)).toEqual(strings);
});

test.each([
  ['a.b', true],
  ['a.c', false],
  ['f', true],
  ['f.g', false],
])('path %s', (themePath, isThere) => {
  expect(hasPath({ a: { b: 1 }, f: () => 1 }, themePath.split('.'))).toBe(isThere);
});
