import { parseForReaders } from '../parseFrontMatter';

it('leaves out what readers do not need', () => {
  const page = '---\ntitle: A\nquestions: { b: c }\nallow: { d: e }\n---\n\nText.';
  expect(parseForReaders(page, 'index.mdx', '')).toEqual({
    frontMatter: { title: 'A' },
    content: 'Text.',
  });
});
