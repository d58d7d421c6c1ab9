import { findPageProblems } from '../node/findPageProblems';

describe('findPageProblems', () => {
  const description = 'A sentence of an agreeable length about a button and its uses.';
  const file = 'docs/x/a.mdx';

  test.each<[string, Record<string, unknown>, string[]]>([
    ['a page as it should be', { title: 'A', description }, []],
    [
      'an empty title',
      { title: ' ', description },
      [`${file}: add a "title" to the front matter.`],
    ],
    ['50 characters', { title: 'A', description: 'ä'.repeat(50) }, []],
    ['50 characters outside of the first plane', { title: 'A', description: '😀'.repeat(50) }, []],
    [
      'a generated page, in a denser script',
      { title: 'A', description: '按钮。', api_page: '/x/api/a' },
      [],
    ],
    ['160 characters', { title: 'A', description: 'a'.repeat(160) }, []],
    [
      'a short description',
      { title: 'A', description: 'a'.repeat(49) },
      [`${file}: the "description" has 49 characters; write 50 to 160.`],
    ],
    [
      'a long description',
      { title: 'A', description: 'a'.repeat(161) },
      [`${file}: the "description" has 161 characters; write 50 to 160.`],
    ],
    [
      'another path than the file',
      { title: 'A', description, slug: '/b', id: 'b' },
      [
        `${file}: remove "slug"; the path of a page is the path of its file.`,
        `${file}: remove "id"; the path of a page is the path of its file.`,
      ],
    ],
  ])('%s', (_name, frontMatter, problems) => {
    expect(findPageProblems({ file, frontMatter, content: '' })).toEqual(problems);
  });

  const GUIDE = 'https://www.w3.org/WAI/ARIA/apg/';
  test.each<[unknown, boolean]>([
    [`${GUIDE}patterns/button/`, true],
    [`${GUIDE}patterns/dialog-modal/examples/datepicker-dialog/`, true],
    [GUIDE, false],
    [`${GUIDE}../../a`, false],
    ['https://www.w3.org/TR/wai-aria/#button', false],
    ['https://example.com/https://www.w3.org/WAI/ARIA/apg/patterns/button/', false],
    ['button', false],
    [['button'], false],
    [null, false],
  ])('waiAria %s is a pattern: %s', (waiAria, isPattern) => {
    expect(
      findPageProblems({ file, frontMatter: { title: 'A', description, waiAria }, content: '' }),
    ).toEqual(
      isPattern
        ? []
        : [
            `${file}: "waiAria" must be the URL of a pattern below ${GUIDE}, not ${JSON.stringify(waiAria)}.`,
          ],
    );
  });

  test('a translation may be shorter', () => {
    const page = { file: 'i18n/zh/a.mdx', frontMatter: { title: '按钮', description: '按钮。' } };
    expect(findPageProblems({ ...page, content: '' })).toEqual([]);
  });

  test('a question that leads nowhere is named with its line', () => {
    const content = '---\ntitle: A\nquestions:\n  one: first\n  other: second\n---\n\n## First';
    const frontMatter = { title: 'A', description, questions: { one: 'first', other: 'second' } };
    expect(findPageProblems({ file, frontMatter, content })).toEqual([
      `${file}:5: no heading or <Anchors> has the id "second", to which the question "other" leads.`,
    ]);
  });
});
