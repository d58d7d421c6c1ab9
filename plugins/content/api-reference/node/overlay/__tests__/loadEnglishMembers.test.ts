import { loadApiModels } from '../../models/loadApiModels';
import { findMember } from '../documentedMembers';
import { loadEnglishMembers } from '../loadEnglishMembers';
import { BUTTON, USE_MENU } from './overlayModels';

jest.mock('../../models/loadApiModels');

const FILE = { version: '1.0.0' };

function membersNamed(...ids: readonly string[]) {
  return ids.flatMap((id) => findMember(id) ?? []);
}

test('reads the packages that are needed, once each, and finds components and hooks', async () => {
  const load = jest.mocked(loadApiModels).mockResolvedValue(
    new Map([
      [
        '@mui/base',
        {
          key: '',
          components: {
            ...FILE,
            package: '@mui/base',
            components: { Button: BUTTON },
          },
          hooks: { ...FILE, package: '@mui/base', hooks: { useMenu: USE_MENU } },
        },
      ],
    ]),
  );
  const documented = membersNamed('base-ui/button', 'base-ui/use-menu', 'base-ui/menu');
  expect(documented).toHaveLength(3);
  expect(await loadEnglishMembers('/site', documented)).toEqual(
    new Map<string, unknown>([
      ['base-ui/button', BUTTON],
      ['base-ui/use-menu', USE_MENU],
    ]),
  );
  expect(load).toHaveBeenCalledWith({
    siteDir: '/site',
    requests: [{ packageName: '@mui/base', hooks: true }],
  });
});
