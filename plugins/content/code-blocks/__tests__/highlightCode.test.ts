import { highlightCode, highlightLines } from '../node/highlightCode';
import { escapeText } from '../../../../src/site/escapeHtml';

const token = (type: string, text: string) => `<span class="token ${type}">${text}</span>`;

describe('highlightCode', () => {
  test.each([
    ['css', '.a { color: red; }', [token('selector', '.a'), token('property', 'color')]],
    ['bash', 'npm install a # b', [token('function', 'npm install'), token('comment', '# b')]],
    ['diff', '-a\n+b\n c', [token('deleted', '-a'), token('inserted', '+b'), '\n c']],
    ['diff', '> a\n! b', ['&gt; a\n! b']],
    ['json', '{"a": 1}', [token('property', '"a"'), token('number', '1')]],
    ['markup', '<a href="b">c</a>', [token('tag', 'a'), token('attr-name', 'href'), 'c<']],
    ['html', '<!-- a -->', [token('comment', '&lt;!-- a --&gt;')]],
    ['yaml', 'a: "b" # c', [token('atrule', 'a'), token('string', '"b"')]],
    ['javascript', 'const a = 1', [token('keyword', 'const')]],
    ['js', '<Button disabled />', [token('class-name', 'Button'), token('attr-name', 'disabled')]],
    ['jsx', '<Button disabled />', [token('class-name', 'Button')]],
    ['ts', 'const a = <B c={1} />', [token('class-name', 'B'), token('number', '1')]],
    ['tsx', 'let a: string', [token('builtin', 'string')]],
    ['markdown', '**a**', [token('bold', 'a')]],
    ['mdx', '# a', [token('title important', ' a')]],
    ['text', 'const <a>', ['const &lt;a&gt;']],
    ['plain', 'const a', ['const a']],
  ])('%s: %j', (language, code, parts) => {
    const html = highlightCode(code, language);
    for (const part of parts) expect(html).toContain(part);
  });

  const languages = [
    'bash',
    'css',
    'diff',
    'html',
    'json',
    'markdown',
    'plain',
    'python',
    'tsx',
    'cobol?',
  ];
  test.each(languages)('%s keeps every character of the code', (language) => {
    const code = 'const a = `<b>${c}\n</b>` // "d" & \'e\'\n\n# f: -g {h} | $i\n+ <j k="l">m</j>\n';
    const text = highlightCode(code, language).replace(/<[^>]*>/g, '');
    expect(text).toBe(escapeText(code));
  });

  test('a token that spans lines is closed at the line break', () => {
    expect(highlightLines('/* a\nb */', 'js')).toEqual([
      token('comment', '/* a'),
      token('comment', 'b */'),
    ]);
  });

  test('code inside a string or a tag has its own colours', () => {
    const html = highlightCode('<A b={`c ${d}`} />', 'tsx');
    expect(html).toContain(`${token('punctuation', '${')}d${token('punctuation', '}')}`);
  });

  test('Windows line breaks are line breaks', () => {
    expect(highlightLines('a\r\nb', 'text')).toEqual(['a', 'b']);
  });

  test('no global Prism stays behind', () => {
    highlightCode('ls', 'bash');
    expect(globalThis).not.toHaveProperty('Prism');
  });

  test.each([
    ['sh', 'npm install a', token('function', 'npm install')],
    ['jsonc', '{"a": 1} // b', token('comment', '// b')],
    ['python', 'def a(): pass', token('keyword', 'def')],
    ['py', 'def a(): pass', token('keyword', 'def')],
    ['go', 'package main', token('keyword', 'package')],
    ['rust', 'fn main() {}', token('keyword', 'fn')],
    ['dockerfile', 'FROM node:20', token('keyword', 'FROM')],
    ['scss', '$a: 1;', token('variable', '$a')],
    // It extends other grammars.
    ['php', '<?php echo $a;', token('variable', '$a')],
  ])('Prism knows %s: %j', (language, code, part) => {
    expect(highlightCode(code, language)).toContain(part);
    expect(globalThis).not.toHaveProperty('Prism');
  });

  test.each(['', 'console', 'astro', 'nothing', 'extend', 'insertBefore', '__proto__', 'meta'])(
    'any other language is plain text: %s',
    (language) => {
      expect(highlightCode('const <a>', language)).toBe('const &lt;a&gt;');
    },
  );
});
