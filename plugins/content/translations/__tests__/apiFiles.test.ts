import { existsSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import type { ApiMember } from '../../api-reference/contract';
import {
  BUTTON,
  overlayOf,
  translation,
  USE_MENU,
} from '../../api-reference/node/overlay/__tests__/overlayModels';
import { completeOverlayFile, stampOverlayFile } from '../node/overlayFiles';
import { countApi } from '../node/readCoverage';

const MEMBERS = new Map<string, ApiMember>([
  ['material-ui/button', BUTTON],
  ['base-ui/use-menu', USE_MENU],
]);

describe('countApi', () => {
  test('counts the texts of all members', () => {
    const overlays = new Map([
      [
        'base-ui/use-menu',
        overlayOf(
          translation('description', '钩子', 'About the hook.'),
          translation('parameters.open.description', '打开', 'It said something else.'),
        ),
      ],
    ]);
    expect(countApi(MEMBERS, overlays)).toEqual({ total: 13, translated: 1, stale: 1 });
  });
});

describe('files', () => {
  const FILE = 'i18n/zh/api/base-ui/use-menu.json';
  const site = temporaryFolder('each');
  const write = (content: string, file = FILE) => site.write({ [file]: content });
  const read = () => site.read(FILE);

  test('a file is made, translated and stamped', () => {
    expect(completeOverlayFile(site.path, 'zh', 'base-ui/use-menu', USE_MENU)).toEqual({
      file: FILE,
      total: 3,
      missing: 3,
      stale: 0,
    });
    write(read().replaceAll('"text": ""', '"text": "译"'));
    expect(stampOverlayFile(site.path, FILE, MEMBERS)).toEqual([]);
    expect(JSON.parse(read())).toMatchObject({ description: { text: '译' } });
    expect(completeOverlayFile(site.path, 'zh', 'base-ui/use-menu', USE_MENU)).toMatchObject({
      missing: 0,
      stale: 0,
    });
  });

  test('what is there stays when a file is completed', () => {
    write('{"description": {"text": "钩子", "source": "00000000"}}');
    expect(completeOverlayFile(site.path, 'zh', 'base-ui/use-menu', USE_MENU)).toMatchObject({
      missing: 2,
      stale: 1,
    });
    expect(JSON.parse(read())).toMatchObject({
      description: { english: 'About the hook.', text: '钩子', source: '00000000' },
      returnValue: { close: { description: { english: 'Closes it.', text: '' } } },
    });
  });

  test('a component without texts gets no file', () => {
    const bare = { ...USE_MENU, description: '', parameters: [], returnValue: [] };
    expect(completeOverlayFile(site.path, 'zh', 'base-ui/use-menu', bare).total).toBe(0);
    expect(existsSync(path.join(site.path, FILE))).toBe(false);
  });

  test('stamping tells what the hook does not have, and leaves it', () => {
    write('{"parameters": {"gone": {"description": {"text": "无"}}}}');
    expect(stampOverlayFile(site.path, FILE, MEMBERS)).toEqual(['parameters.gone.description']);
    expect(JSON.parse(read())).toEqual({ parameters: { gone: { description: { text: '无' } } } });
  });

  test.each([
    ['i18n/zh/api/base-ui/menu.json', undefined, 'does not exist'],
    ['i18n/zh/api/base-ui/menus.json', '{}', 'is named after no documented component or hook'],
    [FILE, '{"description": 1}', ':1 description: expected'],
  ])('%s with %j cannot be stamped', (file, content, message) => {
    if (content !== undefined) write(content, file);
    expect(() => stampOverlayFile(site.path, file, MEMBERS)).toThrow(`${file}`);
    expect(() => stampOverlayFile(site.path, file, MEMBERS)).toThrow(message);
  });
});
