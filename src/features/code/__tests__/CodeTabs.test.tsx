/** @jest-environment jsdom */
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaticCodeBlock } from '../CodeBlock/StaticCodeBlock';
import { CodeTabs } from '../CodeTabs/CodeTabs';

const block = (tab: string) => (
  <StaticCodeBlock key={tab} tab={tab} language="bash" html={`${tab} code`} />
);
const framework = (labels: string[]) => (
  <CodeTabs storageKey="framework">{labels.map(block)}</CodeTabs>
);
const selectedLabels = () =>
  screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);

supportStorageEvents();

beforeEach(() => {
  // Clears what a test has stored.
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
});

describe('CodeTabs', () => {
  test('shows the first tab at first, then the chosen one', async () => {
    render(framework(['Vite', 'Next.js']));
    expect(screen.getByRole('tabpanel', { name: 'Vite' })).toHaveTextContent('Vite code');
    await userEvent.click(screen.getByRole('tab', { name: 'Next.js' }));
    expect(screen.getByRole('tabpanel', { name: 'Next.js' })).toHaveTextContent('Next.js code');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(localStorage.getItem('codeblock-framework')).toBe('Next.js');
  });

  test('one choice for every block with the key; the first tab where it is lacking', async () => {
    render(
      <>
        {framework(['Vite', 'Next.js'])}
        {framework(['Remix', 'Next.js'])}
        {framework(['Remix', 'Vite'])}
      </>,
    );
    await userEvent.click(screen.getAllByRole('tab', { name: 'Next.js' })[0] as HTMLElement);
    expect(selectedLabels()).toEqual(['Next.js', 'Next.js', 'Remix']);
  });

  test('follows another browser tab', () => {
    render(framework(['Vite', 'Next.js']));
    act(() => {
      localStorage.setItem('codeblock-framework', 'Next.js');
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'codeblock-framework', storageArea: localStorage }),
      );
    });
    expect(selectedLabels()).toEqual(['Next.js']);
  });

  test('works without storage', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('blocked');
    });
    render(framework(['Vite', 'Next.js']));
    await userEvent.click(screen.getByRole('tab', { name: 'Next.js' }));
    expect(selectedLabels()).toEqual(['Next.js']);
    storage.mockRestore();
  });

  test('without a key the choice is its own', async () => {
    const local = <CodeTabs>{['A', 'B'].map(block)}</CodeTabs>;
    render(
      <>
        {local}
        {local}
      </>,
    );
    await userEvent.click(screen.getAllByRole('tab', { name: 'B' })[0] as HTMLElement);
    expect(selectedLabels()).toEqual(['B', 'A']);
    expect(localStorage).toHaveLength(0);
  });

  test('keys move and select', async () => {
    render(framework(['A', 'B', 'C']));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'C', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'B', selected: true })).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'A' })).toHaveAttribute('tabindex', '-1');
  });

  test('arrows are swapped right to left', async () => {
    render(<div dir="rtl">{framework(['A', 'B', 'C'])}</div>);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'B', selected: true })).toHaveFocus();
  });

  test('the package manager is the one of the preferences', async () => {
    const { container } = render(
      <>
        <CodeTabs storageKey="package-manager">{['npm', 'pnpm', 'yarn'].map(block)}</CodeTabs>
        <CodeTabs storageKey="package-manager">{['npm', 'yarn'].map(block)}</CodeTabs>
      </>,
    );
    expect(selectedLabels()).toEqual(['npm', 'npm']);
    await userEvent.click(screen.getByRole('tab', { name: 'pnpm' }));
    expect(selectedLabels()).toEqual(['pnpm', 'npm']);
    expect(localStorage.getItem('codeblock-package-manager')).toBe('pnpm');
    // Attributes that the style sheet needs to select the panel before hydration.
    expect(
      [...container.querySelectorAll('[data-package-managers]')].map((element) =>
        element.getAttribute('data-package-managers'),
      ),
    ).toEqual(['npm pnpm yarn', 'npm yarn']);
  });

  test('the language is the one of the demos', async () => {
    const languages = (
      <CodeTabs storageKey="code-variant">{['TypeScript', 'JavaScript'].map(block)}</CodeTabs>
    );
    const { container } = render(
      <>
        {languages}
        {languages}
      </>,
    );
    expect(selectedLabels()).toEqual(['TypeScript', 'TypeScript']);
    await userEvent.click(screen.getAllByRole('tab', { name: 'JavaScript' })[0] as HTMLElement);
    expect(selectedLabels()).toEqual(['JavaScript', 'JavaScript']);
    expect(document.cookie).toContain('codeVariant=JS');
    expect(container.querySelector('[data-code-variants]')).toHaveAttribute(
      'data-code-variants',
      'ts js',
    );
  });
});
