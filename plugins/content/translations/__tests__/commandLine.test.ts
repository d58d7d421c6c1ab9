import { parseCommand } from '../node/commandLine';

describe('parseCommand', () => {
  test.each([
    [[], { type: 'report', locale: undefined, check: false }],
    [['--locale', 'zh'], { type: 'report', locale: 'zh', check: false }],
    [['--check', '--locale=pt'], { type: 'report', locale: 'pt', check: true }],
    [['--stamp', 'a.mdx', 'b.mdx'], { type: 'stamp', files: ['a.mdx', 'b.mdx'] }],
    [['--api', 'material-ui/button'], { type: 'api', page: 'material-ui/button' }],
    [
      ['--api', 'material-ui/button', '--locale', 'zh'],
      { type: 'api', page: 'material-ui/button', locale: 'zh' },
    ],
    [['--help'], { type: 'help' }],
  ])('%j', (args, expected) => {
    expect(parseCommand(args)).toEqual(expected);
  });

  test.each([
    [['--stamp'], '--stamp needs at least one file'],
    [['--api'], "Option '--api <value>' argument missing"],
    [['--api', 'material-ui/button', 'zh'], "Unexpected argument 'zh'"],
    [['zh'], "Unexpected argument 'zh'"],
    [['--locales', 'zh'], "Unknown option '--locales'"],
    [['--locale'], "Option '--locale <value>' argument missing"],
  ])('%j is refused', (args, message) => {
    expect(() => parseCommand(args)).toThrow(message);
  });
});
