/** @jest-environment jsdom */
import { SettingsButton } from '@site/src/features/settings';
import { useCodeStyling, useCodeVariant, useThemeSettingsDispatch } from '@site/src/prefs';
import { clearCookies } from '@site/src/prefs/__tests__/clearCookies';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { supportDialogs } from '@site/src/ui/Dialog/__tests__/supportDialogs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';

jest.mock('@generated/i18n', () => ({
  __esModule: true,
  default: {
    defaultLocale: 'en',
    locales: ['en', 'zh', 'pt'],
    currentLocale: 'zh',
    localeConfigs: {
      en: { label: 'English', htmlLang: 'en', direction: 'ltr', baseUrl: '/' },
      zh: { label: '中文', htmlLang: 'zh-CN', direction: 'ltr', baseUrl: '/zh/' },
      pt: { label: 'Português', htmlLang: 'pt-BR', direction: 'ltr', baseUrl: '/pt/' },
    },
  },
}));

supportStorageEvents();
supportDialogs();

const button = () => screen.getByRole('button', { name: 'Settings' });
const group = (name: string) => within(screen.getByRole('group', { name }));
const names = (options: HTMLElement[]) =>
  options.map((option) => option.closest('label')?.textContent ?? option.textContent);

async function open({ path = '/' } = {}) {
  renderInSite(<SettingsButton />, { path });
  await userEvent.click(button());
  await screen.findByRole('dialog');
}

/** Choices outlive a page's component tree. */
function Reset() {
  const dispatch = useThemeSettingsDispatch();
  const { setCodeVariant } = useCodeVariant();
  const { setCodeStyling } = useCodeStyling();
  useEffect(() => {
    dispatch({ type: 'RESET_DENSITY' });
    setCodeVariant('TS');
    setCodeStyling('MUI System');
  }, [dispatch, setCodeVariant, setCodeStyling]);
  return null;
}

beforeEach(() => {
  renderInSite(<Reset />).unmount();
  localStorage.clear();
  clearCookies();
  document.documentElement.removeAttribute('data-theme-choice');
});

it('opens a dialog with the settings of the page', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  expect(names(group('Mode').getAllByRole('radio'))).toEqual(['Light', 'System', 'Dark']);
  expect(names(group('Direction').getAllByRole('radio'))).toEqual([
    'Left to right',
    'Right to left',
  ]);
  expect(names(group('Language').getAllByRole('link'))).toEqual(['English', '中文']);
});

it('switches the shortcut of one key off, and remembers it', async () => {
  await open();
  const box = screen.getByRole('checkbox', { name: 'Open the search with the / key' });
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(box).not.toBeChecked();
  expect(localStorage.getItem('docs-slash-key')).toBe('off');
  await userEvent.click(box);
  expect(box).toBeChecked();
});

it('says whether it is open, and gives focus back when it is closed', async () => {
  await open();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(button()).toHaveFocus();
});

it('changes the mode', async () => {
  await open();
  expect(group('Mode').getByRole('radio', { name: 'System' })).toBeChecked();
  await userEvent.click(group('Mode').getByRole('radio', { name: 'Dark' }));
  expect(group('Mode').getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('mui-mode')).toBe('dark');
});

it('changes the direction', async () => {
  await open();
  await userEvent.click(group('Direction').getByRole('radio', { name: 'Right to left' }));
  expect(document.body).toHaveAttribute('dir', 'rtl');
  const note = /texts of the examples stay English/;
  expect(screen.getByText(note)).toBeVisible();
  await userEvent.click(group('Direction').getByRole('radio', { name: 'Left to right' }));
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  expect(document.body).toHaveAttribute('dir', 'ltr');
});

it('stores nothing when the selected value is pressed', async () => {
  await open();
  await userEvent.click(group('Mode').getByRole('radio', { name: 'System' }));
  await userEvent.click(group('Direction').getByRole('radio', { name: 'Left to right' }));
  expect({ ...localStorage }).toEqual({});
});

it('works by keyboard', async () => {
  await open();
  await userEvent.tab();
  expect(group('Mode').getByRole('radio', { name: 'System' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.documentElement).toHaveAttribute('data-theme-choice', 'dark');
  await userEvent.tab();
  await userEvent.tab();
  expect(group('Language').getByRole('link', { name: 'English' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(button()).toHaveFocus();
});

describe('examples', () => {
  const theme = () => localStorage.getItem('mui-theme-settings');
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const choose = (legend: string, name: string) =>
    userEvent.click(group(legend).getByRole('radio', { name }));

  it('offers what can be set, with the present values', async () => {
    await open();
    const region = screen.getByRole('region', { name: 'Examples' });
    const offered = within(region)
      .getAllByRole('radio')
      .map((radio) => `${names([radio]).join()}${(radio as HTMLInputElement).checked ? ' *' : ''}`);
    expect(offered).toEqual([
      'Comfortable *',
      'Dense',
      'TypeScript *',
      'JavaScript',
      'MUI System *',
      'Tailwind CSS',
      'Plain CSS',
    ]);
    expect(group('Spacing').getByRole('status')).toHaveTextContent('8 px');
  });

  it('changes density and spacing, and resets both', async () => {
    await open();
    const reset = screen.getByRole('button', { name: 'Back to default density' });
    expect(reset).toHaveAttribute('aria-disabled', 'true');
    await choose('Density', 'Dense');
    await press('More space');
    await press('More space');
    await press('Less space');
    expect(group('Spacing').getByRole('status')).toHaveTextContent('9 px');
    expect(theme()).toBe('{"dense":true,"spacing":9}');
    expect(reset).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(reset);
    expect(theme()).toBe('{"dense":false,"spacing":8}');
    expect(group('Density').getByRole('radio', { name: 'Comfortable' })).toBeChecked();
    expect(reset).toHaveAttribute('aria-disabled', 'true');
    expect(reset).toHaveFocus();
  });

  it.each([
    ['Less space', 8, 0],
    ['More space', 12, 20],
  ])('%s ends after %i presses at %i px', async (name, presses, end) => {
    await open();
    for (let count = 0; count < presses; count += 1) await press(name);
    expect(group('Spacing').getByRole('status')).toHaveTextContent(`${end} px`);
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await press(name);
    expect(theme()).toBe(`{"dense":false,"spacing":${end}}`);
  });

  it('changes language and styling of the code', async () => {
    await open();
    await choose('Code language', 'JavaScript');
    await choose('Styling', 'Plain CSS');
    expect(document.documentElement).toHaveAttribute('data-code-variant', 'js');
    expect(document.documentElement).toHaveAttribute('data-code-styling', 'css');
    expect(document.cookie.split('; ').sort()).toEqual(['codeStyling=CSS', 'codeVariant=JS']);
  });

  it('links to the colours, and gets out of the way', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Change the colors of the demos' });
    expect(link).toHaveAttribute('href', '/material-ui/customization/color/#playground');
    await userEvent.click(link);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('links to the same page, query and place in each language', async () => {
  await open({ path: '/material-ui/react-button/?a=1#usage' });
  const english = group('Language').getByRole('link', { name: 'English' });
  const chinese = group('Language').getByRole('link', { name: '中文' });
  expect(english).toHaveAttribute('href', '/material-ui/react-button/?a=1#usage');
  expect(english).toHaveAttribute('hreflang', 'en');
  expect(english).not.toHaveAttribute('aria-current');
  expect(chinese).toHaveAttribute('href', '/zh/material-ui/react-button/?a=1#usage');
  expect(chinese).toHaveAttribute('lang', 'zh-CN');
  expect(chinese).toHaveAttribute('aria-current', 'true');
});
