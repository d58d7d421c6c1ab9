import path from 'node:path';
import dictionary from '../../../../i18n/en/dictionary.json';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { LOCALE_CODES } from '../../../../src/site/locales';
import { apiAddressesOf, findApiPage } from '../node/pages/apiAddresses';
import { readTexts } from '../../../common/dictionary/texts';
import { API_TEXTS, toPageTexts } from '../node/pages/apiTexts';
import { isGenerated } from '../../../../src/site/generatedPages';
import { toMdx } from '../node/pages/toMdx';

const SITE_DIR = path.join(__dirname, '../../../..');

describe('toPageTexts', () => {
  const english = readTexts(SITE_DIR, 'en', API_TEXTS);

  it.each([
    ['/material-ui/api/button', 'Button API'],
    ['/toolpad/core/react-use-dialogs/api', 'useDialogs API'],
    ['/base-ui/react-menu/components-api', 'Menu components API'],
    ['/base-ui/react-menu/hooks-api', 'Menu hooks API'],
    ['/base-ui/react-no-ssr/components-api', 'NoSsr components API'],
    ['/base-ui/react-form-control/hooks-api', 'Form Control hooks API'],
  ])('%s is "%s"', (pathname, title) => {
    const page = findApiPage(pathname);
    expect(page && toPageTexts(page, english).title).toBe(title);
  });

  it.each([
    ['/material-ui/api/accordion-summary', 'AccordionSummary is the head of an accordion'],
    ['/toolpad/core/react-use-dialogs/api', 'useDialogs opens dialogs from code'],
    ['/base-ui/react-menu/components-api', 'Menu shows a list of actions'],
    ['/base-ui/react-select/hooks-api', 'useSelect gives a select its list'],
    ['/base-ui/react-transitions/components-api', 'CssAnimation plays a CSS animation'],
  ])('says what %s is for', (pathname, start) => {
    const page = findApiPage(pathname);
    const { description = '' } = page ? toPageTexts(page, english) : {};
    expect(description.slice(0, start.length)).toBe(start);
  });

  it('has no purpose of a component that is not documented', () => {
    const names = new Set(
      ['current', 'v5'].flatMap((version) => apiAddressesOf(version).pages.flatMap((p) => p.names)),
    );
    const { purposes } = dictionary.apiPages;
    expect(Object.keys(purposes).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(LOCALE_CODES)('keeps to the lengths of titles and descriptions in %s', (locale) => {
    const texts = readTexts(SITE_DIR, locale, API_TEXTS);
    // A Han character is as wide as two letters, and says as much.
    const widthOf = (text: string) => [...text.replace(/\p{Script=Han}/gu, 'ab')].length;
    const bad = apiAddressesOf('current')
      .pages.map((page) => toPageTexts(page, texts))
      .filter(
        ({ title, description }) =>
          [...title].length > 70 || widthOf(description) < 50 || [...description].length > 160,
      );
    expect(bad).toEqual([]);
  });
});

const mdx = toMdx({
  pathname: '/material-ui/api/button',
  title: "It's a Button",
  description: 'Text: with a colon.',
  editUrl: 'https://example.com/',
  tocMaxHeadingLevel: 4,
  body: 'Body.',
});

it('writes a page whose front matter says what it is', async () => {
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: 'index.mdx',
    fileContent: mdx,
  });
  expect(frontMatter).toEqual({
    title: "It's a Button",
    description: 'Text: with a colon.',
    custom_edit_url: 'https://example.com/',
    toc_max_heading_level: 4,
    api_page: '/material-ui/api/button',
  });
  expect(content).toBe('Body.');
});

it.each([
  [mdx, true],
  ['---\ntitle: A\n---\n\napi_page: b\n', false],
  ['api_page: b', false],
])('tells generated pages from others', (content, expected) => {
  expect(isGenerated(content)).toBe(expected);
});
