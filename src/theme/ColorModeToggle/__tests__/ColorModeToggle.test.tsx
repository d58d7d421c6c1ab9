/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import { COLOR_MODE_TOGGLE_ATTRIBUTE } from '@site/src/prefs';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import ColorModeToggle from '@theme/ColorModeToggle';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

supportStorageEvents();

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme-choice');
});

const onChange = jest.fn();
const toggle = (
  <ColorModeToggle
    className="outer"
    buttonClassName="inner"
    respectPrefersColorScheme
    value={null}
    onChange={onChange}
  />
);

it('goes round system, light, dark, and its name says where it is', async () => {
  renderInSite(toggle);
  const seen: (string | null)[][] = [];
  for (const name of [
    'Color mode: system. Switch to light.',
    'Color mode: light. Switch to dark.',
    'Color mode: dark. Switch to system.',
  ]) {
    await userEvent.click(screen.getByRole('button', { name }));
    seen.push([
      document.documentElement.getAttribute('data-theme-choice'),
      localStorage.getItem('mui-mode'),
    ]);
  }
  expect(seen).toEqual([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
  ]);
  expect(screen.getByRole('button', { name: /^Color mode: system/ })).toHaveFocus();
});

it("leaves Docusaurus's own storage alone", async () => {
  renderInSite(toggle);
  await userEvent.click(screen.getByRole('button'));
  expect(onChange).not.toHaveBeenCalled();
  expect(localStorage.getItem('theme')).toBeNull();
});

it('goes on from what the document shows', async () => {
  renderInSite(toggle);
  document.documentElement.setAttribute('data-theme-choice', 'dark');
  await userEvent.click(screen.getByRole('button'));
  expect(localStorage.getItem('mui-mode')).toBe('system');
});

it('tells the boot script that it took the click', () => {
  renderInSite(toggle);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute(COLOR_MODE_TOGGLE_ATTRIBUTE);
  fireEvent(button, click);
  expect(click.defaultPrevented).toBe(true);
});

it('is enabled and has a name for every mode before React knows which it is', () => {
  render(
    <DocusaurusContextProvider>
      <ColorModeProvider>{toggle}</ColorModeProvider>
    </DocusaurusContextProvider>,
  );
  const button = screen.getByRole('button');
  expect(button).toBeEnabled();
  expect(button).not.toHaveAttribute('aria-label');
  expect(
    [...button.querySelectorAll('span')].map((name) => [name.className, name.textContent]),
  ).toEqual([
    ['visually-hidden system', 'Color mode: system. Switch to light.'],
    ['visually-hidden light', 'Color mode: light. Switch to dark.'],
    ['visually-hidden dark', 'Color mode: dark. Switch to system.'],
  ]);
});

it('keeps the classes it is given', () => {
  const { container } = renderInSite(toggle);
  expect(container.querySelector('.outer button')).toHaveClass('inner');
});
