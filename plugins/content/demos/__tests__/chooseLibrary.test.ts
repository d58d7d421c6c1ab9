import type { DemoLibrary, NewestLibrary } from '../../../../src/site/demoLibraries';
import { chooseLibrary, libraryInVersion, libraryOfProduct } from '../node/chooseLibrary';

describe('libraryOfProduct', () => {
  test.each([
    ['material-ui', 'material'],
    ['joy-ui', 'joy'],
    ['base-ui', 'base'],
    ['system', 'system'],
    ['x', 'material'],
    ['toolpad', 'material'],
    ['experiments', undefined],
    [undefined, undefined],
  ])('%s -> %s', (product, library) => {
    expect(libraryOfProduct(product)).toBe(library);
  });
});

describe('chooseLibrary', () => {
  test.each<[NewestLibrary | undefined, string[], NewestLibrary]>([
    ['material', ['react', '@mui/material/Button'], 'material'],
    ['joy', ['@mui/joy', '@mui/icons-material/Add'], 'joy'],
    // The demo only imports another library than its page's.
    ['material', ['@mui/joy/Button'], 'joy'],
    ['joy', ['@mui/material'], 'material'],
    ['base', ['@mui/system'], 'system'],
    ['system', ['@mui/base/Button', '@mui/material/Box'], 'material'],
    // The page's own library is among the imports.
    ['base', ['@mui/base/Button', '@mui/system'], 'base'],
    ['material', ['@mui/joy/Button', '@mui/material/Button'], 'material'],
    // Components of Material UI and Joy UI need their theme.
    ['system', ['@mui/system', '@mui/material/CssBaseline'], 'material'],
    ['base', ['@mui/base/Button', '@mui/joy/Button'], 'joy'],
    ['base', ['@mui/base/Button', '@mui/x-charts/BarChart'], 'material'],
    // No library is imported.
    ['joy', ['react'], 'joy'],
    ['joy', ['@mui/icons-material/Add'], 'joy'],
    ['system', ['@mui/material-next'], 'system'],
    [undefined, ['react'], 'base'],
    [undefined, ['@mui/x-charts/BarChart'], 'material'],
    [undefined, ['@toolpad/core/AppProvider'], 'material'],
    [undefined, ['@mui/lab/LoadingButton'], 'material'],
    [undefined, ['@mui/base/Input'], 'base'],
    [undefined, ['@mui/joy', '@mui/material'], 'joy'],
  ])('page %s, imports %j -> %s', (pageLibrary, imports, library) => {
    expect(chooseLibrary(pageLibrary, imports)).toBe(library);
  });
});

describe('libraryInVersion', () => {
  test.each<[NewestLibrary, string | undefined, DemoLibrary]>([
    ['material', undefined, 'material'],
    ['material', 'material-v5', 'material-v5'],
    // A library without versions, and a product of several libraries.
    ['base', 'material-v5', 'base'],
    ['material', 'material-v4', 'material'],
    ['joy', 'material-v5', 'joy'],
  ])('%s of %s is %s', (library, installedAs, expected) => {
    expect(libraryInVersion(library, installedAs)).toBe(expected);
  });
});
