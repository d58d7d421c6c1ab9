/** @jest-environment jsdom */
import Button from '@mui/material/Button';
import { encodeTheme, readTheme, type BuiltTheme } from '@site/src/features/built-theme';
import { ShownThemeContext } from '@site/src/features/worn-theme';
import { WornThemeBar } from '@site/src/features/worn-theme-bar';
import { useThemeSettingsDispatch } from '@site/src/prefs';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MaterialLibrary from '../material';

supportStorageEvents();

const SQUARE: BuiltTheme = readTheme({
  borderRadius: 0,
  buttonText: 'none',
  buttonVariant: 'outlined',
}).theme;

function Wear() {
  const dispatch = useThemeSettingsDispatch();
  return (
    <button onClick={() => dispatch({ type: 'WEAR', payload: encodeTheme(SQUARE) })}>wear</button>
  );
}

function renderPage(pathname: string) {
  renderInSite(
    <article>
      <h1>Buttons</h1>
      <WornThemeBar pathname={pathname} />
      <Wear />
      <div data-demo-stage="">
        <MaterialLibrary>
          <Button>Demo</Button>
        </MaterialLibrary>
        <ShownThemeContext.Provider value={{ options: { spacing: 2 }, shownAs: 'builder' }}>
          <MaterialLibrary>
            <Button>Preview</Button>
          </MaterialLibrary>
        </ShownThemeContext.Provider>
      </div>
    </article>,
  );
}

const buttonOf = (name: string) => screen.getByRole('button', { name });

test('a demo wears the theme until it is taken off, and a preview does not', async () => {
  renderPage('/material-ui/react-button/');
  expect(buttonOf('Demo')).toHaveClass('MuiButton-text');
  await userEvent.click(buttonOf('wear'));
  await waitFor(() => expect(buttonOf('Demo')).toHaveClass('MuiButton-outlined'));
  expect(buttonOf('Demo')).toHaveStyle({ textTransform: 'none' });
  expect(buttonOf('Preview')).toHaveClass('MuiButton-text');
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    '/material-ui/customization/theme-builder/',
  );
  await userEvent.click(buttonOf('Take off'));
  expect(buttonOf('Demo')).toHaveClass('MuiButton-text');
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(localStorage.getItem('docs-worn-theme')).toBeNull();
});

test.each(['/joy-ui/react-button/', '/material-ui/customization/theme-builder/'])(
  'no bar on %s',
  (pathname) => {
    renderPage(pathname);
    expect(screen.queryByText('The demos wear your theme.')).not.toBeInTheDocument();
  },
);
