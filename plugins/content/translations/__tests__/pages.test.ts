import {
  pageCoverage,
  readSourceHash,
  reportPages,
  sourceHash,
  stampSourceHash,
} from '../node/pages';

describe('sourceHash', () => {
  test('is 12 hex digits that change with the text, not with the line endings', () => {
    expect(sourceHash('a\nb\n')).toBe('911169ddaaf1');
    expect(sourceHash('a\r\nb\r\n')).toBe(sourceHash('a\nb\n'));
    expect(sourceHash('a\nb')).not.toBe(sourceHash('a\nb\n'));
  });
});

describe('readSourceHash', () => {
  test.each([
    ['plain', '---\ntitle: X\nsource_hash: abc123\n---\n', 'abc123'],
    ['quoted', "---\nsource_hash: '0123'\ntitle: X\n---\n", '0123'],
    ['Windows line endings', '---\r\nsource_hash: "ab"\r\n---\r\n', 'ab'],
    ['empty', '---\nsource_hash:\ntitle: X\n---\n', undefined],
    ['in the text only', '---\ntitle: X\n---\nsource_hash: abc\n', undefined],
    ['no front matter', 'source_hash: abc\n', undefined],
  ])('%s', (_, page, expected) => {
    expect(readSourceHash(page)).toBe(expected);
  });
});

describe('stampSourceHash', () => {
  test.each([
    ['adds', '---\ntitle: X\n---\n\nText\n', "---\ntitle: X\nsource_hash: 'new'\n---\n\nText\n"],
    [
      'replaces, in the front matter only',
      '---\nsource_hash: old\ntitle: $& X\n---\nsource_hash: old\n',
      "---\nsource_hash: 'new'\ntitle: $& X\n---\nsource_hash: old\n",
    ],
  ])('%s', (_, page, expected) => {
    const stamped = stampSourceHash(page, 'new');
    expect(stamped).toBe(expected);
    expect(readSourceHash(stamped)).toBe('new');
  });

  test('needs front matter', () => {
    expect(() => stampSourceHash('Text', 'new')).toThrow('the page has no front matter');
  });
});

describe('reportPages', () => {
  const english = [
    { file: 'docs/a.mdx', hash: '1' },
    { file: 'docs/b.mdx', hash: '2' },
    { file: 'docs/c.mdx', hash: '3' },
    { file: 'docs/d.mdx', hash: '4' },
  ];
  const translation = (name: string, hash: string | undefined) => ({
    file: `zh/${name}.mdx`,
    englishFile: `docs/${name}.mdx`,
    sourceHash: hash,
  });

  test('tells untranslated, changed and orphaned pages apart', () => {
    const report = reportPages(english, [
      translation('a', '1'),
      translation('b', 'other'),
      translation('c', undefined),
      translation('gone', '1'),
    ]);
    expect(report).toEqual({
      total: 4,
      translated: 3,
      untranslated: ['docs/d.mdx'],
      changed: ['zh/b.mdx', 'zh/c.mdx'],
      orphaned: ['zh/gone.mdx'],
    });
    expect(pageCoverage(report)).toBe(0.75);
  });

  test('a site without pages has no coverage', () => {
    expect(pageCoverage(reportPages([], []))).toBe(0);
  });
});
