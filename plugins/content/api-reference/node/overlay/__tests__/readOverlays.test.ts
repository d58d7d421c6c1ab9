import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LOCALE_CODES } from '../../../../../../src/site/locales';
import { findMember } from '../documentedMembers';
import { readOverlay, readOverlays } from '../readOverlays';

const SITE_DIR = path.resolve(__dirname, '../../../../../..');

let siteDir: string;

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    const absolute = path.join(siteDir, file);
    fs.mkdirSync(path.dirname(absolute), { recursive: true });
    fs.writeFileSync(absolute, content);
  }
}

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'overlays-'));
});

afterEach(() => fs.rmSync(siteDir, { recursive: true }));

test('reads every file of a language', () => {
  write({
    'i18n/zh/api/material-ui/button.json': '{"description": {"text": "按钮"}}',
    'i18n/zh/api/x/data-grid/data-grid.json': '{}',
    'i18n/zh/api/README.md': '#',
    'i18n/pt/api/material-ui/button.json': '{',
  });
  const overlays = readOverlays(siteDir, 'zh');
  expect([...overlays.keys()]).toEqual(['material-ui/button', 'x/data-grid/data-grid']);
  expect(overlays.get('material-ui/button')?.get('description')?.text).toBe('按钮');
});

test('a language may have none', () => {
  expect(readOverlays(siteDir, 'zh').size).toBe(0);
  expect(readOverlay(siteDir, 'i18n/zh/api/material-ui/button.json').size).toBe(0);
});

test('one message names all that is wrong', () => {
  write({
    'i18n/zh/api/a/b.json': '{"description": 1}',
    'i18n/zh/api/c/d.json': '{"text": {}}',
  });
  expect(() => readOverlays(siteDir, 'zh')).toThrow(
    /i18n\/zh\/api\/a\/b\.json:1 description: .*\n.*i18n\/zh\/api\/c\/d\.json:1 text: unknown key/,
  );
  expect(() => readOverlay(siteDir, 'i18n/zh/api/a/b.json')).toThrow(
    'i18n/zh/api/a/b.json:1 description: expected { "text": "…" }, found 1',
  );
});

test.each(LOCALE_CODES)(
  'the files of %s can be used and are named after what is documented',
  (code) => {
    const ids = [...readOverlays(SITE_DIR, code).keys()];
    expect(ids.filter((id) => findMember(id) === undefined)).toEqual([]);
  },
);
