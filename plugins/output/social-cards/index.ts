import type { LoadContext, Plugin } from '@docusaurus/types';
import { readSiteContent, type DocPage } from '../../common/html-postbuild/contentPages';
import { editBuiltPages } from '../../common/html-postbuild/editBuiltPages';
import { addToHead } from '../../common/html-postbuild/headTags';
import { toPathname } from '../../common/html-postbuild/toPathname';
import { PUBLISHED_VERSIONS } from '../../common/pages/pageFiles';
import { createTranslationCheck } from '../../content/translations/node';
import { drawCards } from './node/drawCards';
import { imageTags } from './node/imageTags';
import { cardProduct, toCard } from './node/pageCards';
import { readMarks } from './node/readMarks';

/** Image of pages without a card. */
const SITE_CARD = '/img/social-card.png';
const FOLDER = 'img/cards';

/** Key of the English cards' URLs, which untranslated pages use. */
const ENGLISH_CARDS = Symbol.for('social-cards/english');

/** Docusaurus loads a plugin anew for each language, so the map is on the process. */
function englishCards(): Map<string, string> {
  const shared: typeof globalThis & { [ENGLISH_CARDS]?: Map<string, string> } = globalThis;
  return (shared[ENGLISH_CARDS] ??= new Map());
}

/**
 * Draws a social card for each documentation page and adds its meta tags. With
 * `DOCS_SOCIAL_CARDS=0` all pages use the site's image. List it before `security`.
 */
export default function socialCards(context: LoadContext): Plugin {
  const { baseUrl, i18n, siteConfig, siteDir } = context;
  const { currentLocale, defaultLocale, localeConfigs } = i18n;
  const isDefault = currentLocale === defaultLocale;
  const isActive =
    process.env['NODE_ENV'] === 'production' &&
    process.env['DOCS_SOCIAL_CARDS'] !== '0' &&
    process.env['DOCS_PAGE_WEIGHT'] !== '0';
  const isTranslated = createTranslationCheck(siteDir);
  let pages: readonly DocPage[] = [];

  /** Returns the URLs of the cards, and a promise that settles when the images are written. */
  async function drawPages(outDir: string) {
    const own = pages.filter((page) => isTranslated(page, currentLocale));
    const marks = await readMarks();
    const site = {
      title: siteConfig.title,
      host: new URL(siteConfig.url).host,
      baseUrl,
      lang: localeConfigs[currentLocale]?.htmlLang ?? currentLocale,
      marks,
    };
    const cards = own.map((page) => toCard(page, site));
    const { files, drawn } = drawCards(cards, { siteDir, outDir, folder: FOLDER });
    const urls = own.map(({ pathname }, index): [string, string] => [
      pathname,
      `${siteConfig.url}${baseUrl}${files[index]}`,
    ]);
    if (isDefault) for (const [pathname, url] of urls) englishCards().set(pathname, url);
    return { urls: new Map([...englishCards(), ...urls]), drawn };
  }

  return {
    name: 'social-cards',

    async allContentLoaded({ allContent }) {
      pages = readSiteContent(allContent, baseUrl).docs.filter((page) =>
        PUBLISHED_VERSIONS.some(({ productId }) => productId === page.productId),
      );
    },

    async postBuild({ outDir }) {
      const byPathname = new Map(pages.map((page) => [page.pathname, page]));
      const drawing = isActive ? drawPages(outDir) : undefined;
      const edited = editBuiltPages(
        outDir,
        Promise.resolve(drawing).then((cards) => (html: string, file: string) => {
          const pathname = toPathname(file);
          const url = cards?.urls.get(pathname) ?? `${siteConfig.url}${SITE_CARD}`;
          const page = byPathname.get(pathname);
          const alt = page
            ? `${page.title} - ${cardProduct(page, siteConfig.title)}`
            : siteConfig.title;
          return addToHead(html, imageTags(html, url, alt), file);
        }),
      );
      // Editing the pages does not wait for the images.
      await Promise.all([edited, drawing?.then(({ drawn }) => drawn)]);
    },
  };
}
