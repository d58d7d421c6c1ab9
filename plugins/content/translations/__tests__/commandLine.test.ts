import { parseCommand } from '../node/commandLine';

describe('parseCommand', () => {
  test.each([
    [[], { type: 'report', format: 'text' }],
    [['--locale', 'zh'], { type: 'report', format: 'text', locale: 'zh' }],
    [['--json'], { type: 'report', format: 'json' }],
    [['--html', '--locale=pt'], { type: 'report', format: 'html', locale: 'pt' }],
    [['--check', '--locale=pt'], { type: 'check', files: [], locale: 'pt' }],
    [['--check', 'a.mdx'], { type: 'check', files: ['a.mdx'] }],
    [['--accept', 'a.mdx', 'b.mdx'], { type: 'accept', pages: ['a.mdx', 'b.mdx'] }],
    [['--diff', 'x/a', '--locale', 'zh'], { type: 'diff', pages: ['x/a'], locale: 'zh' }],
    [['--start', 'x/a', '--locale', 'zh'], { type: 'start', pages: ['x/a'], locale: 'zh' }],
    [['--api', 'material-ui/button'], { type: 'api', page: 'material-ui/button' }],
  ])('%j', (args, expected) => {
    expect(parseCommand(args)).toEqual(expected);
  });

  test.each([
    [['--accept'], '--accept needs at least one page'],
    [['--api'], "Option '--api <value>' argument missing"],
    [['--api', 'material-ui/button', 'zh'], "Unexpected argument 'zh'"],
    [['zh'], "Unexpected argument 'zh'"],
    [['--locales', 'zh'], 'There is no option --locales. There are:'],
    [['--locale'], "Option '--locale <value>' argument missing"],
  ])('%j is refused', (args, message) => {
    expect(() => parseCommand(args)).toThrow(message);
  });
});
