/** @jest-environment jsdom */
import { zhCN } from '@mui/material/locale';
import Rating from '@mui/material/Rating';
import { DataGrid } from '@mui/x-data-grid';
import { zhCN as gridZhCN } from '@mui/x-data-grid/locales';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import V5Rating from 'material-v5/Rating';
import MaterialLibrary from '../material';
import MaterialV5Library from '../material-v5';
import { createTheme, ThemeProvider } from '../modules/material/styles';
import { showDemo } from './showDemo';

supportStorageEvents();

jest.mock('@generated/demos/default/localeComponents', () => ({
  __esModule: true,
  default: { ...zhCN.components, ...gridZhCN.components },
}));

it.each([
  ['Material UI', MaterialLibrary, <Rating key="" value={4} readOnly />],
  ['Material UI 5', MaterialV5Library, <V5Rating key="" value={4} readOnly />],
  [
    'a demo’s own theme',
    MaterialLibrary,
    <ThemeProvider key="" theme={createTheme()}>
      <Rating value={4} readOnly />
    </ThemeProvider>,
  ],
])('%s has its texts in the language of the build', async (_, Library, demo) => {
  const shown = await showDemo(Library, demo, false);
  expect(shown.getByRole('img', { name: '4 颗星' })).toBeInTheDocument();
});

it('Data Grid has its texts in the language of the build, also in a frame', async () => {
  const shown = await showDemo(MaterialLibrary, <DataGrid columns={[]} rows={[]} />, true);
  expect(await shown.findByText('没有数据。')).toBeInTheDocument();
});
