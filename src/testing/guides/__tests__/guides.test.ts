import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GUIDE_FOLDER } from '../../../site/guideFolders';
import { listFiles } from '../../run/changedFiles';

const TESTS = path.join(__dirname, '..');

test('each application of a guide has a test that builds it', () => {
  const tests = readdirSync(TESTS)
    .filter((file) => file.endsWith('.guides.ts'))
    .map((file) => readFileSync(path.join(TESTS, file), 'utf8'));
  const folders = listFiles()
    .filter((file) => GUIDE_FOLDER.test(file) && file.endsWith('/package.json'))
    .map((file) => path.posix.dirname(file));
  const untested = folders.filter((folder) => {
    const [page, app] = [path.posix.dirname(folder), path.posix.basename(folder)];
    return !tests.some((text) => text.includes(`'${page}`) && text.includes(app));
  });
  expect(folders).not.toEqual([]);
  expect(untested).toEqual([]);
});
