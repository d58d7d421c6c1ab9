import { extractHighlightComments } from '../node/extractHighlightComments';

describe('extractHighlightComments', () => {
  test.each([
    ['nothing to take out', 'a\nb', 'a\nb', []],
    ['next line', 'a\n  // highlight-next-line\nb', 'a\nb', [2]],
    ['JSX', '{/* highlight-next-line */}\na', 'a', [1]],
    ['CSS', '/* highlight-next-line */\na', 'a', [1]],
    ['bash', '# highlight-next-line\na', 'a', [1]],
    ['HTML', '<!-- highlight-next-line -->\na', 'a', [1]],
    ['range', '// highlight-start\na\nb\n// highlight-end\nc', 'a\nb\nc', [1, 2]],
    ['other comments stay', '// highlight this\na', '// highlight this\na', []],
    ['only whole lines count', 'a // highlight-next-line\nb', 'a // highlight-next-line\nb', []],
  ])('%s', (_name, source, code, highlightedLines) => {
    expect(extractHighlightComments(source)).toEqual({ code, highlightedLines });
  });

  test.each([
    ['// highlight-start\na', '"highlight-start" without "highlight-end"'],
    ['a\n// highlight-end', '"highlight-end" without its other half'],
    ['// highlight-start\n// highlight-start\n// highlight-end', 'without its other half'],
    ['a\n// highlight-next-line', 'with no line after it'],
  ])('%j is an error', (source, message) => {
    expect(() => extractHighlightComments(source)).toThrow(message);
  });
});
