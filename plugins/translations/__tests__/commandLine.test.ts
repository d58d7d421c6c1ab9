import { parseCommand } from '../node/commandLine';

describe('parseCommand', () => {
  test.each([
    [[], { type: 'report', locale: undefined, check: false }],
    [['--locale', 'zh'], { type: 'report', locale: 'zh', check: false }],
    [['--check', '--locale=pt'], { type: 'report', locale: 'pt', check: true }],
    [['--stamp', 'a.mdx', 'b.mdx'], { type: 'stamp', files: ['a.mdx', 'b.mdx'] }],
    [['--help'], { type: 'help' }],
  ])('%j', (args, expected) => {
    expect(parseCommand(args)).toEqual(expected);
  });

  test.each([
    [['--stamp'], '--stamp needs at least one file'],
    [['zh'], "Unexpected argument 'zh'"],
    [['--locales', 'zh'], "Unknown option '--locales'"],
    [['--locale'], "Option '--locale <value>' argument missing"],
  ])('%j is refused', (args, message) => {
    expect(() => parseCommand(args)).toThrow(message);
  });
});
