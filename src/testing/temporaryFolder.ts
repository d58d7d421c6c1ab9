import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Makes a temporary folder for each test, or one for all tests of the file or `describe`, and deletes
 * it. Its path is known when the tests and hooks below run.
 */
export function temporaryFolder(scope: 'each' | 'all') {
  let folder = '';
  const [before, after] = scope === 'each' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(() => {
    folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-test-')));
  });
  // What a test has ended may still be writing.
  after(() => rmSync(folder, { recursive: true, maxRetries: 5 }));
  return {
    get path() {
      return folder;
    },
    /** Writes files by their path in the folder, with the folders that they need. */
    write(files: Readonly<Record<string, string>>): void {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
        writeFileSync(path.join(folder, file), text);
      }
    },
    read: (file: string) => readFileSync(path.join(folder, file), 'utf8'),
  };
}
