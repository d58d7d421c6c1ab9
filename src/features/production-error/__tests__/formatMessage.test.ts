import { formatMessage, type MessagePart } from '../formatMessage';

/** Formats parts on one line: `code`, <link>, and arguments in brackets. */
function show(parts: readonly MessagePart[]) {
  return parts.map((part) => {
    if (part.kind === 'link') return `<${part.url}>`;
    const text = part.pieces
      .map((piece) =>
        piece.kind === 'literal' ? piece.text : `[${piece.kind === 'argument' ? piece.text : '?'}]`,
      )
      .join('');
    return part.kind === 'code' ? `\`${text}\`` : text;
  });
}

describe('formatMessage', () => {
  test.each<[name: string, message: string, args: string[], expected: string[]]>([
    ['plain text', 'No.', [], ['No.']],
    ['nothing', '', [], []],
    ['an argument', 'The color%s is bad.', [' (red)'], ['The color[ (red)] is bad.']],
    ['an empty argument', 'The color%s is bad.', [''], ['The color[] is bad.']],
    ['a missing argument', '%s and %s', ['a'], ['[a] and [?]']],
    ['too many arguments', '%s.', ['a', 'b'], ['[a].']],
    ['inline code', 'Use `sx`.', [], ['Use ', '`sx`', '.']],
    ['an argument in code', '`schemes.%s` is %s', ['x', 'y'], ['`schemes.[x]`', ' is [y]']],
    ['only an argument in code', '`%s` bad', ['x'], ['`[x]`', ' bad']],
    ['a backtick alone', 'a ` b', [], ['a ` b']],
    ['code never spans lines', 'a ` b\nc ` d', [], ['a ` b\nc ` d']],
    ['a link', 'See https://a.b/c#d for more.', [], ['See ', '<https://a.b/c#d>', ' for more.']],
    ['a link before a full stop', 'See https://a.b/1.', [], ['See ', '<https://a.b/1>', '.']],
    ['a link in brackets', '(https://a.b/1)', [], ['(', '<https://a.b/1>', ')']],
    ['a link in code stays code', '`https://a.b`', [], ['`https://a.b`']],
    ['a link with an argument stays text', 'https://a.b/%s', ['x'], ['https://a.b/[x]']],
    ['another scheme stays text', 'javascript:alert(1)', [], ['javascript:alert(1)']],
    ['an argument that looks like a place', '%s-%s', ['%s', 'b'], ['[%s]-[b]']],
    [
      'an argument that looks like a link',
      'a %s',
      ['https://evil.example'],
      ['a [https://evil.example]'],
    ],
    [
      'an argument that ends the code',
      '`%s`',
      ['` https://evil.example `'],
      ['`[` https://evil.example `]`'],
    ],
    [
      'an argument that is markup',
      '%s',
      ['<img src=x onerror=alert(1)>'],
      ['[<img src=x onerror=alert(1)>]'],
    ],
  ])('%s', (_, message, args, expected) => {
    expect(show(formatMessage(message, args))).toEqual(expected);
  });

  test('a long run of punctuation is read in a moment', () => {
    const started = performance.now();
    formatMessage(`https://a.b/${'.'.repeat(20_000)} ${'`'.repeat(20_000)}`, []);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
