import { chooseSubjects, demosOf, toName, toPathname, toSettingName } from '../samples';

const KINDS = [
  '/',
  '/versions/',
  '/material-ui/getting-started/installation/',
  '/material-ui/all-components/',
  '/material-ui/react-button/',
  '/material-ui/api/button/',
  '/material-ui/material-icons/',
  '/material-ui/customization/color/',
  '/material-ui/customization/theme-builder/',
  '/material-ui/v5/react-button/',
  '/joy-ui/react-button/',
  '/base-ui/react-button/',
  '/system/react-box/',
  '/x/react-data-grid/',
  '/toolpad/core/introduction/',
];

const SITE = new Map<string, readonly string[]>([
  ...KINDS.map((pathname) => [pathname, []] as const),
  ['/material-ui/react-button/', ['BasicButton', 'Sizes']],
  ['/material-ui/react-chip/', ['BasicChip']],
]);

const views = (choice: Parameters<typeof chooseSubjects>[1]) =>
  chooseSubjects(SITE, choice).map(({ name, demos }) => [name, ...(demos ?? [])].join(' '));

test('the sample: pages of each kind, and what opens on them', () => {
  const names = views({ all: false, page: undefined });
  expect(names).toEqual([...KINDS.map(toName), '404', 'search', 'settings', 'menu']);
});

test('all: the demos of every page, too', () => {
  const names = views({ all: true, page: undefined });
  expect(names.slice(-2)).toEqual([
    'material-ui/react-button BasicButton Sizes',
    'material-ui/react-chip BasicChip',
  ]);
});

test('one page, with its demos', () => {
  expect(views({ all: false, page: 'docs/material-ui/react-chip/index.mdx' })).toEqual([
    'material-ui/react-chip',
    'material-ui/react-chip BasicChip',
  ]);
});

test('both widths, modes and, for some, directions', () => {
  const settings = (name: string) =>
    chooseSubjects(SITE, { all: false, page: undefined })
      .find((subject) => subject.name === name)
      ?.settings.map(toSettingName);
  const leftToRight = ['1440 px, light', '1440 px, dark', '390 px, light', '390 px, dark'];
  expect(settings('versions')).toEqual(leftToRight);
  expect(settings('material-ui/react-button')).toEqual([
    ...leftToRight,
    '1440 px, light, rtl',
    '390 px, dark, rtl',
  ]);
  expect(settings('menu')).toEqual(['390 px, light', '390 px, dark']);
});

test('a page that is not there', () => {
  expect(() => chooseSubjects(SITE, { all: false, page: 'docs/x/nothing' })).toThrow(
    '--page docs/x/nothing: the site has no page /x/nothing/.',
  );
  const others = new Map([...SITE].filter(([pathname]) => pathname !== '/versions/'));
  expect(() => chooseSubjects(others, { all: false, page: undefined })).toThrow(
    'The site has no page /versions/: name another one in samples.ts.',
  );
});

test.each([
  ['docs/material-ui/react-button/index.mdx', '/material-ui/react-button/'],
  ['docs/material-ui/react-button', '/material-ui/react-button/'],
  ['docs/material-ui/getting-started.md', '/material-ui/getting-started/'],
  ['material-ui/react-button', '/material-ui/react-button/'],
  ['/material-ui/react-button/', '/material-ui/react-button/'],
  ['http://localhost:3000/material-ui/react-button/#sizes', '/material-ui/react-button/'],
  ['home', '/'],
  ['/', '/'],
])('--page %s', (page, pathname) => {
  expect(toPathname(page)).toBe(pathname);
});

test('the demos on a page', () => {
  const html = `
    <section id=ButtonPlayground class=a data-playground=""><div data-demo-stage></div></section>
    <section id=BasicButton class="a b" aria-label="Basic button demo" data-demo-source=/a.json>
    <section class="c"><section id="Sizes" data-demo-source="/b.json">`;
  expect(demosOf(html)).toEqual(['BasicButton', 'Sizes']);
});
