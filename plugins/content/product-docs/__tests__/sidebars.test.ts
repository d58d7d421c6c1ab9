import english from '../../../../i18n/en/dictionary.json';
import sidebars from '../../../../sidebars';
import type { NavEntry, NavTree } from '../../../../src/site/nav';
import { BOOLEAN_NAV_FLAGS, getNavFlags } from '../../../../src/site/nav';
import { toTitleKey } from '../../../../src/site/pageTitle';
import { DOCS_VERSIONS } from '../../../../src/site/docsVersions';
import { CURRENT_VERSION } from '../../../../src/site/products';

function flatten(tree: NavTree): NavEntry[] {
  return tree.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);
}

const trees: Readonly<Record<string, NavTree>> = sidebars;

test('every version of every product has a tree', () => {
  expect(Object.keys(trees).sort()).toEqual(
    DOCS_VERSIONS.map(({ productId, name }) =>
      name === CURRENT_VERSION ? productId : `${productId}@${name}`,
    ).sort(),
  );
});

test.each(Object.entries(trees))('the tree of %s ends with the links out of it', (_, tree) => {
  expect(tree.slice(-3).map(({ pathname }) => pathname)).toEqual([
    'https://mui.com/store/',
    'https://mui.com/blog/',
    '/versions/',
  ]);
});

test('every label of the dictionary is that of an entry', () => {
  const keys = new Set(
    flatten(Object.values(trees).flat()).flatMap((entry) => [toTitleKey(entry), entry.title]),
  );
  expect(Object.keys(english.pages).filter((key) => !keys.has(key))).toEqual([]);
});

test('the test pages show every flag, on a page or group and on a planned label', () => {
  const entries = flatten(trees['experiments'] ?? []);
  const flags = [...BOOLEAN_NAV_FLAGS, 'pro', 'premium'];
  const shown = (planned: boolean) =>
    new Set(
      entries
        .filter((entry) => (entry.planned ?? false) === planned)
        .flatMap((entry) => Object.entries(getNavFlags(entry)))
        .map(([flag, value]) => (flag === 'plan' ? String(value) : flag)),
    );
  expect([...shown(true)].sort()).toEqual([...flags].sort());
  expect([...shown(false), 'planned'].sort()).toEqual([...flags].sort());
});

test('every family links to what is outside of it (spec §2)', () => {
  for (const tree of Object.values(trees)) {
    expect(tree.map(({ pathname }) => pathname)).toEqual(
      expect.arrayContaining(['https://mui.com/blog/', '/versions/']),
    );
  }
});
