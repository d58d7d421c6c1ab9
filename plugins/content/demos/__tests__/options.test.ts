import { parseOptions } from '../options';

describe('parseOptions', () => {
  it('has a default for every option', () => {
    expect(parseOptions()).toEqual({
      componentPath: '@site/src/features/demo',
      librariesPath: '@site/src/features/demo/libraries',
    });
  });

  it('keeps what is given, and lets the id of the instance pass', () => {
    const options = { librariesPath: '@site/themes', componentPath: undefined, id: 'default' };
    expect(parseOptions(options)).toEqual({
      componentPath: '@site/src/features/demo',
      librariesPath: '@site/themes',
    });
  });

  test.each([
    [{ librariesPath: '' }, '"librariesPath" of the plugin "demos" must be'],
    [{ librariesPath: 3 as unknown as string }, '"librariesPath" of the plugin "demos" must be'],
    [{ componentPath: '' }, '"componentPath" of the plugin "demos" must be'],
    [{ toString: 'x' } as object, 'has no option "toString"'],
    [{ libraries: 'x' } as object, 'has no option "libraries"'],
  ])('refuses %j', (options, message) => {
    expect(() => parseOptions(options)).toThrow(message);
  });
});
