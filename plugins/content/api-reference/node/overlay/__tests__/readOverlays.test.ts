import path from 'node:path';
import { temporaryFolder } from '../../../../../../src/testing/temporaryFolder';
import { LOCALE_CODES } from '../../../../../../src/site/locales';
import { findMember } from '../documentedMembers';
import { readOverlay, readOverlays } from '../readOverlays';

const SITE_DIR = path.resolve(__dirname, '../../../../../..');

const site = temporaryFolder('each');

test('reads every file of a language', () => {
  site.write({
    'i18n/zh/api/material-ui/button.json': '{"description": {"text": "按钮"}}',
    'i18n/zh/api/x/data-grid/data-grid.json': '{}',
    'i18n/zh/api/README.md': '#',
    'i18n/pt/api/material-ui/button.json': '{',
  });
  const overlays = readOverlays(site.path, 'zh');
  expect([...overlays.keys()]).toEqual(['material-ui/button', 'x/data-grid/data-grid']);
  expect(overlays.get('material-ui/button')?.get('description')?.text).toBe('按钮');
});

test('a language may have none', () => {
  expect(readOverlays(site.path, 'zh').size).toBe(0);
  expect(readOverlay(site.path, 'i18n/zh/api/material-ui/button.json').size).toBe(0);
});

test('one message names all that is wrong', () => {
  site.write({
    'i18n/zh/api/a/b.json': '{"description": 1}',
    'i18n/zh/api/c/d.json': '{"text": {}}',
  });
  expect(() => readOverlays(site.path, 'zh')).toThrow(
    /i18n\/zh\/api\/a\/b\.json:1 description: .*\n.*i18n\/zh\/api\/c\/d\.json:1 text: unknown key/,
  );
  expect(() => readOverlay(site.path, 'i18n/zh/api/a/b.json')).toThrow(
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
