/** @jest-environment jsdom */
import { zhCN } from '@mui/material/locale';
import Rating from '@mui/material/Rating';
import { DataGrid } from '@mui/x-data-grid';
import { zhCN as gridZhCN } from '@mui/x-data-grid/locales';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import MaterialLibrary from '../material';
import { createTheme, ThemeProvider } from '../material/modules/styles';
import { MATERIAL_VERSIONS } from './materialVersions';
import { showDemo } from './showDemo';

supportStorageEvents();

jest.mock('@generated/demos/default/localeComponents', () => ({
  __esModule: true,
  default: { ...zhCN.components, ...gridZhCN.components },
}));

it.each([
  ...MATERIAL_VERSIONS.map(({ name, Library, component }) => {
    const OwnRating = component('Rating');
    return [name, Library, <OwnRating key="" value={4} readOnly />] as const;
  }),
  [
    'a demo’s own theme',
    MaterialLibrary,
    <ThemeProvider key="" theme={createTheme()}>
      <Rating value={4} readOnly />
    </ThemeProvider>,
  ] as const,
])('%s has its texts in the language of the build', async (_, Library, demo) => {
  const shown = await showDemo(Library, demo, false);
  expect(shown.getByRole('img', { name: '4 颗星' })).toBeInTheDocument();
});

it('Data Grid has its texts in the language of the build, also in a frame', async () => {
  const shown = await showDemo(MaterialLibrary, <DataGrid columns={[]} rows={[]} />, true);
  expect(await shown.findByText('没有数据。')).toBeInTheDocument();
});
