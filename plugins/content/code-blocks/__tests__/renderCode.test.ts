import { renderCode } from '../node/renderCode';

const plain = { language: 'text', highlightedLines: [], showLineNumbers: false };

describe('renderCode', () => {
  test.each([
    ['no line elements unless needed', { ...plain, code: 'a\nb' }, 'a\nb'],
    ['without a language only escaped', { ...plain, language: '', code: '<a>' }, '&lt;a&gt;'],
    [
      'highlighted line',
      { ...plain, code: 'a\nb', highlightedLines: [2] },
      '<span class="code-line">a\n</span><span class="code-line" data-line="highlighted">b</span>',
    ],
    [
      'numbered lines',
      { ...plain, code: 'a\n\nb', showLineNumbers: true },
      '<span class="code-line">a\n</span><span class="code-line">\n</span><span class="code-line">b</span>',
    ],
    [
      'diff with a highlighted line',
      { ...plain, language: 'diff', code: '-a\n+b\n c', highlightedLines: [2] },
      '<span class="code-line" data-line="deleted"><span class="token deleted">-a</span>\n</span>' +
        '<span class="code-line" data-line="highlighted inserted"><span class="token inserted">+b</span>\n</span>' +
        '<span class="code-line"> c</span>',
    ],
    [
      'diff header',
      { ...plain, language: 'diff', code: '--- a' },
      '<span class="code-line"><span class="token coord">--- a</span></span>',
    ],
  ])('%s', (_name, options, html) => {
    expect(renderCode(options)).toBe(html);
  });

  test('a highlighted line that does not exist is an error', () => {
    expect(() => renderCode({ ...plain, code: 'a', highlightedLines: [1, 4] })).toThrow(
      'Line 4 is to be highlighted, but the code has 1.',
    );
  });
});
