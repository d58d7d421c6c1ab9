/** @jest-environment jsdom */
import parts from '@generated/search-index/default/parts';
import { FULL_TEXT_LIMIT, FullText, hasMatch, parseExcerpt, toTextHit } from '../fullText';

const data = (url: string, rest: object = {}) => ({
  url,
  meta: { title: 'Button' },
  excerpt: 'the <mark>ripple</mark> of &lt;Button&gt;',
  sub_results: [],
  ...rest,
});

const section = (url: string, title: string, score: number) => ({
  url,
  title,
  excerpt: `<mark>${title}</mark>`,
  weighted_locations: [{ balanced_score: score }],
});

it.each([
  ['plain', [{ text: 'plain', isMatch: false }]],
  [
    'a <mark>b</mark> c',
    [
      { text: 'a ', isMatch: false },
      { text: 'b', isMatch: true },
      { text: ' c', isMatch: false },
    ],
  ],
  ['&lt;img&gt; &amp;amp; &#39;', [{ text: "<img> &amp; '", isMatch: false }]],
  ['<img src=x onerror=alert(1)>text', [{ text: 'text', isMatch: false }]],
  ['', []],
])('reads the excerpt %s', (html, segments) => {
  expect(parseExcerpt(html)).toEqual(segments);
});

it('leads to the section that says most', () => {
  const url = '/material-ui/react-button/';
  const sections = [section(url, 'Button', 1), section(`${url}#ripple`, 'Ripple', 5)];
  expect(toTextHit(data(url, { sub_results: sections }))).toMatchObject({
    url: `${url}#ripple`,
    title: 'Ripple',
    parent: 'Button',
    excerpt: [{ text: 'Ripple', isMatch: true }],
  });
});

it('leads to the page where no section says anything', () => {
  expect(toTextHit(data('/material-ui/react-button/'))).toMatchObject({
    url: '/material-ui/react-button/',
    title: 'Button',
    parent: '',
  });
});

it.each([
  ['nothing', null],
  ['no page', {}],
  ['no title', data('/a/', { meta: {} })],
  ['another host', data('//evil.test/')],
  ['a script', data('javascript:alert(1)')],
])('takes %s for no hit', (_, value) => {
  expect(toTextHit(value)).toBeNull();
});

it('does not lead to another host by a section', () => {
  const sections = [section('https://evil.test/#a', 'A', 1)];
  expect(toTextHit(data('/a/', { sub_results: sections }))?.url).toBe('/a/');
});

it.each([
  ['the word', 'ripple', 'ripple', true],
  ['the beginning of it', 'rip', 'ripple', true],
  ['another form of it', 'navigating', 'navigation', true],
  ['a part of a name', 'stylisPlugins', 'stylisPlugins:', true],
  ['Chinese', '变体', '变体', true],
  ['a letter that it begins with', 'xyzzy', 'x', false],
  ['a few letters that it begins with', 'xyzzyqwv', 'xyz', false],
  ['another word', 'ripple', 'button', false],
  ['a word that it begins with', 'makeStyles', 'makes', false],
])('takes %s for what was looked for, or not', (_, query, word, expected) => {
  const hit = toTextHit(data('/a/', { excerpt: `a <mark>${word}</mark>` }));
  expect(hit && hasMatch(hit, query)).toBe(expected);
});

const result = (url: string) => ({ data: () => Promise.resolve(data(url)) });

it('asks for the words of a question that say something', async () => {
  const search = jest.fn(() => Promise.resolve({ results: [] }));
  const load = () => Promise.resolve({ options: () => Promise.resolve(), search });
  await new FullText('/', load).search('How do I disable the TouchRipple?', parts.slice(0, 1));
  expect(search).toHaveBeenCalledWith('disable TouchRipple?', expect.anything());
});

it("loads its engine once, and has the reader's product first", async () => {
  const search = jest.fn((_query: string, { filters }: Record<string, unknown>) => {
    const isOwn = JSON.stringify(filters).includes('material-ui');
    const count = isOwn ? 20 : 2;
    const urls = Array.from(
      { length: count },
      (_, n) => `/${isOwn ? 'material-ui' : 'joy-ui'}/${n}/`,
    );
    return Promise.resolve({ results: urls.map(result) });
  });
  const load = jest.fn(() => Promise.resolve({ options: () => Promise.resolve(), search }));
  const fullText = new FullText('/zh/', load);
  const wanted = parts.filter(({ isDefault }) => isDefault);
  const hits = await fullText.search('ripple', wanted);
  await fullText.search('ripple', wanted);
  expect(load).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledWith('/zh/pagefind/pagefind.js');
  expect(hits).toHaveLength(FULL_TEXT_LIMIT);
  expect(hits.map(({ url }) => url.split('/')[1])).toEqual([
    ...Array.from({ length: 6 }, () => 'material-ui'),
    'joy-ui',
    'joy-ui',
  ]);
});

it('tries to load its engine again, under another address', async () => {
  const engine = {
    options: () => Promise.resolve(),
    search: () => Promise.resolve({ results: [] }),
  };
  const load = jest
    .fn<Promise<typeof engine>, [string]>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(engine);
  const fullText = new FullText('/', load);
  await expect(fullText.search('a', parts)).rejects.toThrow();
  await expect(fullText.search('a', parts)).resolves.toEqual([]);
  expect(load.mock.calls.map(([url]) => url)).toEqual([
    '/pagefind/pagefind.js',
    '/pagefind/pagefind.js?attempt=1',
  ]);
});
