import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';
import { classesOf, createUnusedClassRemoval, type ThemeSettings } from '../node/unusedClasses';

function remove(css: string, settings: ThemeSettings = {}) {
  const root = parse(css);
  const removal = createUnusedClassRemoval(settings);
  removal.remove(root);
  return { css: root.toString(), removal };
}

const inLayer = (css: string, layer = 'infima') => `@layer docusaurus.${layer}{${css}}`;

test.each([
  ['.button', 'a part'],
  ['.button--primary', 'a modifier'],
  ['.navbar .dropdown__menu', 'an element'],
  ['.col.col--6', 'an element and its modifier'],
  ['.margin-top--md', 'a start'],
  ['.row:first-child', 'with a pseudo-class'],
  ['.pagination__item:not(.pagination__item--active):hover .pagination__link', 'around others'],
  [':where(html:not([data-dir=rtl])) .alert .close', 'in one direction'],
  ['.navbar--dark', 'of a configuration that is not there'],
])('removes %s, %s', (selector) => {
  expect(remove(inLayer(`a{top:0}${selector}{top:0}`)).css).toBe(inLayer('a{top:0}'));
});

test.each([
  ['.menu__link'],
  ['.pagination-nav__link'],
  ['.container'],
  ['.clean-btn'],
  ['.rows'],
  ['.navbar-sidebar__items'],
  ['.navbar-sidebar__close'],
  ['.breadcrumbs__item:not(.badge)'],
  ['.menu:not(:where(.button,.card)) a:hover'],
])('keeps %s', (selector) => {
  const css = inLayer(`${selector}{top:0}`);
  expect(remove(css).css).toBe(css);
});

test.each([
  ['.tags_jXut', 'theme-classic', true],
  ['.tag_QGVx', 'theme-classic', true],
  ['.tag_QGVxy', 'theme-classic', false],
  ['.tagsWithCount_QGVx', 'theme-classic', false],
  ['#nprogress .peg', 'theme-classic', true],
  ['#nprogress .bar', 'theme-classic', false],
  ['[data-theme=light] .themedComponent--light_NVdE', 'theme-common', true],
  // Each list is for its own layer.
  ['.button', 'theme-classic', false],
  ['.tags', 'infima', false],
  ['.button', 'core', false],
])('%s in the layer of %s is removed: %s', (selector, layer, isRemoved) => {
  const css = inLayer(`a{top:0}${selector}{top:0}`, layer);
  expect(remove(css).css).toBe(isRemoved ? inLayer('a{top:0}', layer) : css);
});

test.each(['.button{top:0}', '@layer docs.prose{.button{top:0}}', '@media print{.card{top:0}}'])(
  'leaves %s alone, which is in none of the layers',
  (css) => {
    expect(remove(css).css).toBe(css);
  },
);

test.each([
  [inLayer('.button,.menu{top:0}'), inLayer('.menu{top:0}')],
  [inLayer('@media print{.hero{top:0}}a{top:0}'), inLayer('a{top:0}')],
  [inLayer('@media print{@supports (top:0){.hero{top:0}}}'), inLayer('')],
  [inLayer('@keyframes a{0%{top:0}}'), inLayer('@keyframes a{0%{top:0}}')],
])('%s becomes %s', (css, expected) => {
  expect(remove(css).css).toBe(expected);
});

test.each<[string, string, ThemeSettings]>([
  ['.navbar__logo', 'infima', { navbar: { logo: { src: 'a.svg' } } }],
  ['.navbar--dark', 'infima', { navbar: { style: 'dark' } }],
  ['.alert .close', 'infima', { announcementBar: { content: 'a' } }],
  ['.navbarHidden_abcd', 'theme-classic', { navbar: { hideOnScroll: true } }],
  ['.sidebarHidden_abcd', 'theme-classic', { docs: { sidebar: { hideable: true } } }],
  ['.menuWithAnnouncementBar_abcd', 'theme-classic', { announcementBar: {} }],
])('keeps %s of %s with the configuration %j', (selector, layer, settings) => {
  const css = inLayer(`a{top:0}${selector}{top:0}`, layer);
  expect(remove(css, settings).css).toBe(css);
  expect(remove(css).css).toBe(inLayer('a{top:0}', layer));
});

test('tells which classes are lost', () => {
  const { removal } = remove(inLayer('.card__body,.menu,.row,.hero:not(.badge){top:0}'));
  const isLost = (name: string) => removal.isLost(name);
  expect(['card__body', 'hero'].filter(isLost)).toEqual(['card__body', 'hero']);
  // There, not removed; of pages that do without; nowhere; not needed.
  expect(['menu', 'row', 'card', 'badge'].filter(isLost)).toEqual([]);
});

const ROOT = path.resolve(__dirname, '../../..');

/** The style sheets of a package as the build has them: in a layer, with hashes in modules. */
function packageStyles(layer: string, folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  return files
    .map((file) => {
      const root = parse(readFileSync(path.join(folder, file), 'utf8'));
      if (file.endsWith('.module.css')) {
        root.walkRules((rule) => {
          rule.selector = rule.selector
            .replace(/:global\(([^)]*)\)|:global\s+/g, '$1')
            .replace(/\.([a-z][\w-]*)/gi, (whole, name: string) =>
              /^[a-z]+[A-Z]|^[a-z]+(?:--[a-z]+)?$/.test(name) ? `.${name}_abcd` : whole,
            );
        });
      }
      return inLayer(root.toString(), layer);
    })
    .join('\n');
}

// What scripts set while a page is shown: no built page has it, so no check of a build misses it.
describe('states', () => {
  const modules = path.join(ROOT, 'node_modules');
  const { css } = remove(
    [
      packageStyles('infima', path.join(modules, 'infima/dist/css/default')),
      packageStyles('theme-common', path.join(modules, '@docusaurus/theme-common/lib')),
      packageStyles('theme-classic', path.join(modules, '@docusaurus/theme-classic/lib')),
    ].join('\n'),
  );
  const styled = new Set<string>();
  parse(css).walkRules(({ selector }) => classesOf(selector).forEach((name) => styled.add(name)));

  test.each([
    ['navbar-sidebar--show', "the phone's navigation is open"],
    ['navbar-sidebar__backdrop', 'the same'],
    ['navbar-sidebar__items--show-secondary', 'its second level is shown'],
    ['navbar-sidebar__back', 'the way back from there'],
    ['navbar-sidebar__close', 'its close button'],
    ['navbar__brand', 'its head'],
    ['navbar__title', 'the same'],
    ['navbar__toggle', 'its button, on phones'],
    ['menu__list-item--collapsed', 'a closed category'],
    ['menu__list-item-collapsible--active', 'a category with a page, which is shown'],
    ['menu__caret', 'the button of a category with a page'],
    ['menu__link--active', 'the entry of the page'],
    ['table-of-contents__link--active', 'the heading in view'],
    ['tocCollapsibleButtonExpanded_abcd', 'the contents are open, on phones'],
    ['tocCollapsibleContent_abcd', 'the same'],
    ['tocCollapsibleExpanded_abcd', 'the same'],
    ['backToTopButtonShow_abcd', 'the reader has scrolled'],
    ['skipToContent_abcd', 'the link has the focus'],
    ['hash-link', 'a heading has the focus'],
    ['isBrowser_abcd', 'a disclosure works'],
    ['collapsibleContent_abcd', 'it is open'],
    ['docMainContainerEnhanced_abcd', 'a page without a sidebar'],
    ['errorBoundaryError_abcd', 'a part of the page has failed'],
    ['bar', 'a slow page is coming'],
    ['alert--danger', 'a kind of callout'],
    ['alert--info', 'the same, and a disclosure'],
    ['alert--secondary', 'the same'],
    ['alert--success', 'the same'],
    ['alert--warning', 'the same'],
    ['containsTaskList_abcd', 'a list of tasks'],
    ['pagination-nav__link--next', 'a page that another follows'],
    ['breadcrumbs__item--active', 'the last of the breadcrumbs'],
    ['clean-btn', 'buttons of the theme'],
  ])('%s stays: %s', (name) => {
    expect([...styled]).toContain(name);
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('__tests__'))
    .map((file) => path.join(folder, file));
}

test('no component of the site has a class whose rules are removed', () => {
  const used = sources(path.join(ROOT, 'src')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/.*(?:className=|clsx\().*/g)].flatMap(([line]) =>
      [...line.matchAll(/(?:className=|[(,?:{&]\s*)(?:'([^']+)'|"([^"]+)")/g)].flatMap(
        ([, single, double]) => (single ?? double ?? '').split(' ').map((name) => ({ file, name })),
      ),
    ),
  );
  const names = used.filter(({ name }) => /^[a-z][\w-]*$/i.test(name));
  expect(names.map(({ name }) => name)).toContain('markdown');
  const css = inLayer(names.map(({ name }) => `.${name}{top:0}`).join(''));
  const { removal } = remove(css);
  expect(names.filter(({ name }) => removal.isLost(name))).toEqual([]);
});
