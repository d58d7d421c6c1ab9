import { DEFAULT_OPTIONS, parseOptions, type ErrorCodesOptions } from '../options';

describe('parseOptions', () => {
  test.each([
    ['nothing', undefined, DEFAULT_OPTIONS],
    ['no packages', {}, DEFAULT_OPTIONS],
    ['packages', { packages: ['@lib/a'] }, { packages: ['@lib/a'] }],
  ])('%s', (_, raw, expected) => {
    expect(parseOptions(raw)).toEqual(expected);
  });

  test.each([[[]], ['@lib/a'], [['@lib/a', '']], [[1]]])('rejects packages: %j', (packages) => {
    const raw = { packages } as unknown as ErrorCodesOptions;
    expect(() => parseOptions(raw)).toThrow('error-codes: the option "packages" must be');
  });
});
