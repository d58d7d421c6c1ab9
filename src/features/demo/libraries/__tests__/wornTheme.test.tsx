/** @jest-environment jsdom */
import JoyButton from '@mui/joy/Button';
import Button from '@mui/material/Button';
import { encodeTheme, readTheme, type BuiltTheme } from '@site/src/features/built-theme';
import { ShownThemeContext } from '@site/src/features/worn-theme';
import { WornThemeBar } from '@site/src/features/worn-theme-bar';
import { useThemeSettingsDispatch } from '@site/src/prefs';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import JoyLibrary from '../joy';
import MaterialLibrary from '../material';
import { styleTexts } from './styleTexts';

supportStorageEvents();

const SQUARE: BuiltTheme = readTheme({
  borderRadius: 0,
  buttonText: 'none',
  buttonVariant: 'outlined',
}).theme;

const OUTLINED = readTheme({ family: 'joy', buttonVariant: 'outlined', radiusSm: 0 }).theme;

function Wear({ theme = SQUARE }: { readonly theme?: BuiltTheme }) {
  const dispatch = useThemeSettingsDispatch();
  return (
    <button onClick={() => dispatch({ type: 'WEAR', payload: encodeTheme(theme) })}>wear</button>
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
        <ShownThemeContext.Provider
          value={{ family: 'material', options: { spacing: 2 }, shownAs: 'builder' }}
        >
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

test('demos of Joy UI wear a theme of Joy UI, and the others do not', async () => {
  renderInSite(
    <article>
      <WornThemeBar pathname="/zh/joy-ui/react-button/" />
      <Wear theme={OUTLINED} />
      <div data-demo-stage="">
        <JoyLibrary>
          <JoyButton>Demo</JoyButton>
        </JoyLibrary>
        <MaterialLibrary>
          <Button>Other</Button>
        </MaterialLibrary>
        <ShownThemeContext.Provider
          value={{ family: 'joy', options: { radius: { sm: '20px' } }, shownAs: 'builder' }}
        >
          <JoyLibrary>
            <JoyButton>Preview</JoyButton>
          </JoyLibrary>
        </ShownThemeContext.Provider>
      </div>
    </article>,
  );
  expect(buttonOf('Demo')).toHaveClass('MuiButton-variantSolid');
  await userEvent.click(buttonOf('wear'));
  await waitFor(() => expect(buttonOf('Demo')).toHaveClass('MuiButton-variantOutlined'));
  expect(buttonOf('Other')).toHaveClass('MuiButton-text');
  expect(buttonOf('Preview')).toHaveClass('MuiButton-variantSolid');
  const css = styleTexts(document).join('');
  expect(css).toContain('--joy-radius-sm:0px');
  expect(css).toContain('--joy-builder-radius-sm:20px');
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    '/joy-ui/customization/theme-builder/',
  );
  await userEvent.click(buttonOf('Take off'));
  expect(buttonOf('Demo')).toHaveClass('MuiButton-variantSolid');
});

test.each(['/joy-ui/react-button/', '/material-ui/customization/theme-builder/'])(
  'no bar on %s',
  (pathname) => {
    renderPage(pathname);
    expect(screen.queryByText('The demos wear your theme.')).not.toBeInTheDocument();
  },
);
