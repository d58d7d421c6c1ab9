import { mergeMessages, type PackageMessages } from '../node/mergeMessages';

function messagesOf(
  name: string,
  version: string,
  texts: readonly (readonly [code: number, message: string, file?: string])[],
): PackageMessages {
  return {
    name,
    version,
    occurrences: texts.map(([code, message, file = 'a.js']) => ({
      code,
      message,
      file,
      argumentCount: 0,
    })),
  };
}

describe('mergeMessages', () => {
  test('sorts codes by number and joins packages with the same text', () => {
    const codes = mergeMessages([
      messagesOf('@lib/b', '2.0.0', [
        [10, 'ten'],
        [9, 'nine'],
      ]),
      messagesOf('@lib/a', '2.0.0', [[10, 'ten']]),
    ]);
    expect(Object.entries(codes)).toEqual([
      ['9', [{ message: 'nine', packages: ['@lib/b@2.0.0'] }]],
      ['10', [{ message: 'ten', packages: ['@lib/a@2.0.0', '@lib/b@2.0.0'] }]],
    ]);
  });

  test('keeps every text of a code that changed its meaning, in the order of the packages', () => {
    const codes = mergeMessages([
      messagesOf('@lib/a', '2.0.0', [[1, 'current']]),
      messagesOf('@lib/a', '1.0.0', [[1, 'older']]),
    ]);
    expect(codes).toEqual({
      1: [
        { message: 'current', packages: ['@lib/a@2.0.0'] },
        { message: 'older', packages: ['@lib/a@1.0.0'] },
      ],
    });
  });

  test('the same copy of a package in two places counts once', () => {
    const copy = messagesOf('@lib/a', '1.0.0', [[1, 'text']]);
    expect(mergeMessages([copy, copy])).toEqual({
      1: [{ message: 'text', packages: ['@lib/a@1.0.0'] }],
    });
  });

  test('the same text twice in one package is fine', () => {
    const twice = messagesOf('@lib/a', '1.0.0', [
      [1, 'text', 'a.js'],
      [1, 'text', 'b.js'],
    ]);
    expect(mergeMessages([twice])[1]).toHaveLength(1);
  });

  test('a package that contradicts itself is an error that names code, package and files', () => {
    const contradiction = messagesOf('@lib/a', '1.0.0', [
      [4, 'one', 'a.js'],
      [4, 'two', 'b.js'],
    ]);
    expect(() => mergeMessages([contradiction])).toThrow(
      'error-codes: @lib/a@1.0.0 has two texts for error 4, in a.js and b.js.',
    );
  });
});
