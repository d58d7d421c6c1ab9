import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import type { ApiMember } from '../../api-reference/contract';
import { formatOverlay, stampOverlay } from '../../api-reference/node';
import {
  overlayOf,
  translation,
  USE_MENU,
} from '../../api-reference/node/overlay/__tests__/overlayModels';
import { findApiProblems } from '../node/findApiProblems';

const site = temporaryFolder('each');
const FILE = 'i18n/zh/api/base-ui/use-menu.json';
const ENGLISH = 'The `open` state of 2 menus, see [Menu](/base-ui/react-menu/).';
const MEMBER: ApiMember = { ...USE_MENU, description: ENGLISH };

const problemsOf = (text: string) => {
  const overlay = overlayOf(translation('description', text, ENGLISH));
  site.write({ [FILE]: formatOverlay(stampOverlay(MEMBER, overlay)) });
  return findApiProblems(site.path, 'zh', new Map([['base-ui/use-menu', MEMBER]]), {
    萝卜: '菜单',
  });
};

const RIGHT = '2 个菜单的 `open` 状态，参见 [Menu](/base-ui/react-menu/)。';

test('a faithful translation has no problems', () => {
  expect(problemsOf(RIGHT)).toEqual([]);
});

test.each([
  ['code dropped', '`open` ', '', 'the inline code `open` of English is missing here.'],
  ['other code', '`open`', '`close`', 'the inline code `close` is not in English.'],
  [
    'another link',
    '/react-menu/',
    '/react-tabs/',
    'the link /base-ui/react-tabs/ is not in English.',
  ],
  ['a tag that is not closed', '菜单', '<Avatar 菜单', 'the component <Avatar is not in English.'],
  ['another number', '2 个', '3 个', 'the number 2 of English is missing here.'],
  ['a half-width comma', '，参', ',参', expect.stringContaining('is half-width')],
  ['another term', '菜单', '萝卜', '"萝卜" is "菜单" in the list of terms.'],
])('%s', (_mistake, from, to, message) => {
  expect(problemsOf(RIGHT.replace(from, to))).toContainEqual({ file: FILE, line: 3, message });
});

test('names that the API does not have', () => {
  site.write({
    [FILE]: '{"parameters": {\n"gone": { "description": { "text": "无" } } } }',
    'i18n/zh/api/base-ui/use-gone.json': '{"description": {"text": "无"}}',
  });
  expect(findApiProblems(site.path, 'zh', new Map([['base-ui/use-menu', MEMBER]]), {})).toEqual([
    {
      file: 'i18n/zh/api/base-ui/use-gone.json',
      line: 1,
      message: 'named after no component or hook.',
    },
    { file: FILE, line: 2, message: 'the API has no parameters.gone.description.' },
  ]);
});
