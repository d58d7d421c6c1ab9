import { PRODUCT_PACKAGES } from '@site/src/site/productPackages';
import { PRODUCTS } from '@site/src/site/products';
import { versionSections, type VersionRow } from '../versionSections';

const REPOSITORY_URL = 'https://repository.example/docs';
const VERSIONS = Object.fromEntries(PRODUCT_PACKAGES.map((name) => [name, '1.2.3']));

function sectionsIn(locale: 'en' | 'zh', versions: Record<string, string> = {}) {
  return versionSections({
    products: PRODUCTS,
    currentVersions: { ...VERSIONS, ...versions },
    locale,
    repositoryUrl: REPOSITORY_URL,
  });
}

function rowsOf(id: string, sections = sectionsIn('en')): readonly VersionRow[] {
  return sections.flatMap(({ faces }) => faces).find(({ face }) => face.id === id)?.rows ?? [];
}

describe('versionSections', () => {
  test('has every product but the test pages, in their order', () => {
    expect(sectionsIn('en').map(({ product }) => product.id)).toEqual(
      PRODUCTS.filter(({ id }) => id !== 'experiments').map(({ id }) => id),
    );
  });

  test('shows a product by its parts when one of them is its overview', () => {
    const shown = Object.fromEntries(
      sectionsIn('en').map(({ product, faces }) => [product.id, faces.map(({ face }) => face.id)]),
    );
    expect(shown).toMatchObject({
      'material-ui': ['material-ui'],
      x: ['x', 'x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'],
      toolpad: ['toolpad-core', 'toolpad-studio'],
    });
  });

  test('lists the current version first, then the sites of older versions', () => {
    expect(rowsOf('system')).toEqual([
      {
        label: 'v1.2.3',
        current: true,
        documentationHref: '/system/getting-started/',
        releaseNotesHref: `${REPOSITORY_URL}/releases/tag/v1.2.3`,
      },
      {
        label: 'v5',
        current: false,
        documentationHref: 'https://v5.mui.com/system/getting-started/',
        releaseNotesHref: null,
      },
      {
        label: 'v4',
        current: false,
        documentationHref: 'https://v4.mui.com/system/basics/',
        releaseNotesHref: null,
      },
    ]);
  });

  test('leads to older versions in the language of the reader', () => {
    expect(rowsOf('system', sectionsIn('zh'))[1]?.documentationHref).toBe(
      'https://v5.mui.com/zh/system/getting-started/',
    );
  });

  test('a pre-release has no release notes', () => {
    const sections = sectionsIn('en', { '@mui/joy': '5.0.0-beta.46' });
    expect(rowsOf('joy-ui', sections)).toMatchObject([
      { label: 'v5.0.0-beta.46', current: true, releaseNotesHref: null },
    ]);
  });

  test('release notes are in the repository of the product', () => {
    expect(rowsOf('x-charts')[0]?.releaseNotesHref).toBe(
      'https://github.com/mui/mui-x/releases/tag/v1.2.3',
    );
  });

  test('a product of another site has no versions here', () => {
    expect(rowsOf('toolpad-studio')).toEqual([]);
  });
});
