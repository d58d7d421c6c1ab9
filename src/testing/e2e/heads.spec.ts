import { Parser } from 'htmlparser2';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILD } from './buildFolder';

/** The heads of all pages of the build, read as search engines and others that share pages do. */

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

interface Head {
  readonly address: string;
  readonly lang: string;
  readonly tags: readonly Tag[];
}

function readHead(html: string): { lang: string; tags: Tag[] } {
  const tags: { name: string; attributes: Record<string, string>; text: string }[] = [];
  let lang = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') lang = attributes['lang'] ?? '';
      else tags.push({ name, attributes, text: '' });
    },
    ontext(text) {
      const last = tags.at(-1);
      if (last) last.text += text;
    },
  });
  parser.end(html.slice(0, html.search(/<\/head[\s>]/i)));
  return { lang, tags };
}

const HEADS: readonly Head[] = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .flatMap((file) => {
    const html = readFileSync(path.join(BUILD, file), 'utf8');
    const address = `/${file
      .split(path.sep)
      .join('/')
      .replace(/(^|\/)index\.html$/, '$1')}`;
    return html.includes('<html data-redirect') ? [] : [{ address, ...readHead(html) }];
  });

const find = (head: Head, name: string, attribute: string, value: string) =>
  head.tags.filter((tag) => tag.name === name && tag.attributes[attribute] === value);
const meta = (head: Head, key: 'name' | 'property', value: string) =>
  find(head, 'meta', key, value).map(({ attributes }) => attributes['content'] ?? '');
const isHidden = (head: Head) => meta(head, 'name', 'robots').includes('noindex');
const canonicalOf = (head: Head) =>
  find(head, 'link', 'rel', 'canonical')[0]?.attributes['href'] ?? '';
const languagesOf = (head: Head) =>
  find(head, 'link', 'rel', 'alternate').filter(({ attributes }) => 'hreflang' in attributes);

const VISIBLE = HEADS.filter((head) => !isHidden(head));
const ORIGIN = new URL(canonicalOf(VISIBLE[0] ?? { address: '', lang: '', tags: [] })).origin;
const BY_URL = new Map(VISIBLE.map((head) => [`${ORIGIN}${head.address}`, head]));

/** Checks every page; what is wrong is listed, a line for each. */
function checkAll(heads: readonly Head[], findProblem: (head: Head) => string | undefined | false) {
  const problems = heads.flatMap((head) => {
    const problem = findProblem(head);
    return problem ? [`${head.address}: ${problem}`] : [];
  });
  expect(problems).toEqual([]);
}

test('only test pages, templates and pages that stand at others’ addresses are not to be found', () => {
  expect(VISIBLE.length).toBeGreaterThan(400);
  const other = HEADS.filter(isHidden)
    .map(({ address }) => address)
    .filter(
      (address) =>
        !/\/(?:experiments\/docs\/.*|demo-runner\/|templates\/[^/]+\/|offline\/|404\.html)$/.test(
          address,
        ),
    );
  expect(other).toEqual([]);
});

test('each page has one title, which no other page of its product has', () => {
  const seen = new Map<string, string>();
  checkAll(VISIBLE, (head) => {
    const titles = head.tags.filter(({ name }) => name === 'title');
    if (titles.length !== 1) return `${titles.length} titles`;
    const title = titles[0]?.text ?? '';
    if (title.trim() === '' || title.length > 100) return `the title "${title}"`;
    const [product, part] = head.address
      .replace(/^\/(?:zh|pt)\//, '/')
      .split('/')
      .slice(1);
    const version = /^v\d+$/.test(part ?? '') ? part : '';
    const key = `${head.lang} ${product} ${version} ${title}`;
    const other = seen.get(key);
    seen.set(key, head.address);
    return other && `the title "${title}" of ${other}`;
  });
});

test('each page has one description of a sentence', () => {
  checkAll(VISIBLE, (head) => {
    const descriptions = meta(head, 'name', 'description');
    if (descriptions.length !== 1) return `${descriptions.length} descriptions`;
    const length = descriptions[0]?.length ?? 0;
    // A Chinese sentence has fewer characters.
    const shortest = /[\u4e00-\u9fff]/.test(descriptions[0] ?? '') ? 15 : 50;
    return (length < shortest || length > 160) && `a description of ${length} characters`;
  });
});

test('each page names one address, which is of a page that names itself', () => {
  checkAll(VISIBLE, (head) => {
    const links = find(head, 'link', 'rel', 'canonical');
    if (links.length !== 1) return `${links.length} canonical addresses`;
    const canonical = canonicalOf(head);
    const page = BY_URL.get(canonical);
    if (!page) return `${canonical} is no page`;
    if (canonicalOf(page) !== canonical) return `${canonical} names ${canonicalOf(page)}`;
    return meta(head, 'property', 'og:url').join() !== canonical && 'another og:url';
  });
  checkAll(
    HEADS.filter(isHidden),
    (head) => canonicalOf(head) !== '' && 'has an address to be found at',
  );
});

test('languages name each other, and only where a page is itself', () => {
  checkAll(HEADS, (head) => {
    const links = languagesOf(head).map(({ attributes }) => [
      attributes['hreflang'] ?? '',
      attributes['href'] ?? '',
    ]);
    if (links.length === 0) return undefined;
    const own = `${ORIGIN}${head.address}`;
    if (canonicalOf(head) !== own) return 'has languages, but another address';
    if (!links.some(([hreflang, href]) => hreflang === head.lang && href === own)) {
      return 'does not name its own language';
    }
    if (links.filter(([hreflang]) => hreflang === 'x-default').length !== 1) return 'no x-default';
    for (const [hreflang = '', href = ''] of links) {
      const other = BY_URL.get(href);
      if (!other) return `${href} is no page`;
      if (hreflang !== 'x-default' && other.lang !== hreflang)
        return `${href} is not in ${hreflang}`;
      const back = languagesOf(other).some(({ attributes }) => attributes['href'] === own);
      if (!back) return `${href} does not name it`;
    }
    return undefined;
  });
});

/** Width, height and bytes of PNG files of the build, by URL. */
const images = new Map<string, string>();
function describeImage(url: string): string {
  const known = images.get(url);
  if (known !== undefined) return known;
  const file = path.join(BUILD, url.slice(ORIGIN.length));
  const png = existsSync(file) ? readFileSync(file) : Buffer.alloc(24);
  const facts = `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}, ${png.length < 80_000 ? 'small' : `${png.length} B`}`;
  images.set(url, facts);
  return facts;
}

test('each page has a card', () => {
  checkAll(VISIBLE, (head) => {
    const [image = '', ...others] = meta(head, 'property', 'og:image');
    if (others.length > 0) return 'several cards';
    const facts = describeImage(image);
    if (facts !== '1200x630, small') return `${image}: ${facts}`;
    if (meta(head, 'name', 'twitter:image').join() !== image) return 'another card for Twitter';
    if (meta(head, 'name', 'twitter:card').join() !== 'summary_large_image') return 'no large card';
    if (meta(head, 'property', 'og:image:width').join() !== '1200') return 'no width';
    return meta(head, 'property', 'og:image:alt').join() === '' && 'no text for the card';
  });
  // Pages of the site itself share one.
  expect(images.size).toBeGreaterThan(300);
});

test('each page of the documentation says where it stands', () => {
  checkAll(VISIBLE, (head) => {
    const texts = find(head, 'script', 'type', 'application/ld+json').map(({ text }) => text);
    const depth = head.address.replace(/^\/(?:zh|pt)\//, '/').split('/').length;
    if (depth <= 3) return texts.length > 0 && 'breadcrumbs of a page of the site';
    if (texts.length !== 1) return `${texts.length} breadcrumbs`;
    const data = JSON.parse(texts[0] ?? '') as {
      '@type': string;
      itemListElement: readonly { position: number; name: string; item: string }[];
    };
    if (data['@type'] !== 'BreadcrumbList') return data['@type'];
    const items = data.itemListElement;
    if (items.at(-1)?.item !== `${ORIGIN}${head.address}`) return 'does not end at the page';
    const unknown = items.find(({ item, name }) => !BY_URL.has(item) || name === '');
    return unknown && `"${unknown.name}" leads to ${unknown.item}`;
  });
});

test('the sitemap has what is to be found, and nothing else', () => {
  const xml = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(new Set(urls).size).toBe(urls.length);
  const expected = VISIBLE.filter(
    (head) =>
      head.lang === 'en' &&
      !/^\/(?:zh|pt)\//.test(head.address) &&
      !/^\/[^/]+\/v\d+\//.test(head.address),
  ).map(({ address }) => `${ORIGIN}${address}`);
  expect([...urls].sort()).toEqual([...expected].sort());
  const robots = readFileSync(path.join(BUILD, 'robots.txt'), 'utf8');
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
});

test('what asks for an icon at the root, without reading a page, gets it', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect(icon.status()).toBe(200);
  expect(icon.headers()['content-type']).toMatch(/^image\//);
});

test('the licenses are those of what is bundled', () => {
  const licenses = readFileSync(path.join(BUILD, 'licenses.txt'), 'utf8');
  for (const name of ['react', '@mui/material', '@emotion/react', '@fontsource/material-icons']) {
    expect(licenses).toMatch(new RegExp(`^${name}@\\d.* \\(.+\\)$`, 'm'));
  }
  expect(licenses).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(licenses).not.toMatch(/^(?:typescript|jest|eslint|webpack)@/m);
  // Of packages of plans, only the typings are read.
  expect(licenses).not.toMatch(/^@mui\/x-(?:license|.+-(?:pro|premium))@/m);
});

test('pages about versions name the feed of releases', () => {
  for (const address of ['/', '/versions/']) {
    const head = HEADS.find((other) => other.address === address);
    const feeds = head ? find(head, 'link', 'type', 'application/rss+xml') : [];
    expect(feeds.map(({ attributes }) => attributes['href'])).toEqual([`${ORIGIN}/releases.xml`]);
  }
  const items = readFileSync(path.join(BUILD, 'releases.xml'), 'utf8').split('<item>').slice(1);
  // A release that no changelog tells of has neither a tag nor a date.
  const untold = /<link>https:\/\/github\.com\/mui\/[\w-]+\/releases<\/link>/;
  const told = items.filter((item) => !untold.test(item));
  expect(told.length).toBeGreaterThan(10);
  for (const item of told) {
    expect(item).toMatch(
      /<link>https:\/\/github\.com\/mui\/[\w-]+\/releases\/tag\/v[\w.-]+<\/link>/,
    );
    expect(item).toMatch(/<pubDate>[^<]+ GMT<\/pubDate>/);
  }
});
