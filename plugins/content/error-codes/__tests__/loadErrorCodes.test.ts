import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { loadErrorCodes } from '../node/loadErrorCodes';

const site = temporaryFolder('each');
const write = (file: string, text: string) => site.write({ [`node_modules/${file}`]: text });

function install(folder: string, name: string, version: string, files: Record<string, string>) {
  write(`${folder}/package.json`, JSON.stringify({ name, version }));
  Object.entries(files).forEach(([file, text]) => write(`${folder}/${file}`, text));
}

const throwing = (code: number, text: string) =>
  `throw new Error(process.env.NODE_ENV !== "production" ? "${text}" : _formatMuiErrorMessage(${code}));`;

const load = (...packages: string[]) => loadErrorCodes(site.path, packages);

describe('loadErrorCodes', () => {
  test('reads all folders but those with copies for other targets', async () => {
    install('@lib/a', '@lib/a', '2.0.0', {
      'index.js': throwing(1, 'one'),
      'deep/er/file.js': throwing(2, 'two'),
      'modern/index.js': throwing(3, 'copy'),
      'node/index.js': throwing(4, 'copy'),
      'types.d.ts': throwing(5, 'not a script'),
    });
    expect(Object.keys(await load('@lib/a'))).toEqual(['1', '2']);
  });

  test('reads other versions of the family that are nested in a package, after the named ones', async () => {
    install('@lib/a', '@lib/a', '2.0.0', { 'index.js': '' });
    install('@lib/b', '@lib/b', '2.0.0', { 'index.js': throwing(1, 'current') });
    install('@lib/a/node_modules/@lib/b', '@lib/b', '1.0.0', { 'index.js': throwing(1, 'older') });
    install('@lib/a/node_modules/@other/b', '@other/b', '1.0.0', { 'index.js': throwing(2, 'no') });
    expect(await load('@lib/a', '@lib/b')).toEqual({
      1: [
        { message: 'current', packages: ['@lib/b@2.0.0'] },
        { message: 'older', packages: ['@lib/b@1.0.0'] },
      ],
    });
  });

  test('reuses the last result until a version changes', async () => {
    install('@lib/a', '@lib/a', '2.0.0', { 'index.js': throwing(1, 'first') });
    await load('@lib/a');
    write('@lib/a/index.js', throwing(1, 'second'));
    expect((await load('@lib/a'))[1]?.[0]?.message).toBe('first');

    install('@lib/a', '@lib/a', '2.0.1', {});
    expect((await load('@lib/a'))[1]?.[0]?.message).toBe('second');
  });

  test('a damaged cache is read again from the packages', async () => {
    install('@lib/a', '@lib/a', '2.0.0', { 'index.js': throwing(1, 'text') });
    await load('@lib/a');
    site.write({ '.cache/error-codes/error-codes.json': '{"key": "' });
    expect((await load('@lib/a'))[1]?.[0]?.message).toBe('text');
  });

  test('a package that is not installed is one clear error', async () => {
    await expect(load('@lib/missing')).rejects.toThrow(
      'The package @lib/missing is not installed. Run "npm ci".',
    );
  });

  test('packages without any numbered error are one clear error', async () => {
    install('@lib/a', '@lib/a', '2.0.0', { 'index.js': 'throw new Error("no number");' });
    await expect(load('@lib/a')).rejects.toThrow(
      'error-codes: no error message was found in the source of @lib/a.',
    );
  });
});
