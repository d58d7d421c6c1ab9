import path from 'node:path';
import { createMatcher } from '@docusaurus/utils';
import { API_SECTIONS, apiPagesOf } from '../../../../src/site/apiReference';
import { NO_GENERATED_PAGES, outsideOfLanguage } from '../watchedPaths';

const isLeftOut = createMatcher([NO_GENERATED_PAGES.slice(1)]);

test('leaves out all generated pages, and no others', () => {
  const pages = API_SECTIONS.flatMap(apiPagesOf).map(({ pathname }) => `docs${pathname}/index.mdx`);
  expect(pages.filter((page) => !isLeftOut(page))).toEqual([]);
  expect(isLeftOut('docs/material-ui/react-button/index.mdx')).toBe(false);
});

test('leaves out the language that is served', () => {
  const localizationDir = path.join('/site', 'i18n', 'zh');
  const others = ['/site/docs/**/*.mdx', '/site/i18n/zh-TW/dictionary.json'];
  expect(outsideOfLanguage([`${localizationDir}/a.mdx`, ...others], { localizationDir })).toEqual(
    others,
  );
});
