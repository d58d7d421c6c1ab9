/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { CopyButton } from '../CopyButton/CopyButton';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

afterEach(() => {
  document.querySelector('[role=status]')?.remove();
  jest.useRealTimers();
});

const button = () => screen.getByRole('button');
const press = () => act(async () => button().click());
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('CopyButton', () => {
  test('says Copied for 1.2 s', async () => {
    render(<CopyButton code={' a\n'} />);
    expect(button()).toHaveAccessibleName('Copy');
    await press();
    expect(writeText).toHaveBeenCalledWith(' a\n');
    expect(button()).toHaveAccessibleName('Copied');
    wait(1199);
    expect(button()).toHaveAccessibleName('Copied');
    wait(1);
    expect(button()).toHaveAccessibleName('Copy');
  });

  test('a further click starts the time again', async () => {
    render(<CopyButton code="a" />);
    await press();
    wait(1000);
    await press();
    wait(1199);
    expect(button()).toHaveAccessibleName('Copied');
    wait(1);
    expect(button()).toHaveAccessibleName('Copy');
  });

  test('announces each copy', async () => {
    render(<CopyButton code="a" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await press();
    const first = screen.getByText('The code was copied.');
    await press();
    expect(screen.getAllByText('The code was copied.')).toHaveLength(1);
    expect(screen.getByText('The code was copied.')).not.toBe(first);
  });

  test('leaves no timer behind', async () => {
    const { unmount } = render(<CopyButton code="a" />);
    await press();
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('starts no timer when it was unmounted while copying', async () => {
    let finish: () => void = () => {};
    writeText.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const { unmount } = render(<CopyButton code="a" />);
    await press();
    unmount();
    await act(async () => finish());
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a failing clipboard changes nothing', async () => {
    writeText.mockRejectedValue(new Error('refused'));
    Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true });
    render(<CopyButton code="a" />);
    await press();
    expect(button()).toHaveAccessibleName('Copy');
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    ['MacIntel', '(or ⌘C)'],
    ['Linux x86_64', '(or Ctrl + C)'],
  ])('the hint on %s', (platform, hint) => {
    jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
    render(<CopyButton code="a" />);
    expect(button()).toHaveTextContent(`Copy${hint}`);
  });

  test('takes names for analytics', () => {
    render(<CopyButton code="a" data-ga-event-category="demo" data-ga-event-label="#Basic" />);
    expect(button()).toHaveAttribute('data-ga-event-category', 'demo');
    expect(button()).toHaveAttribute('data-ga-event-action', 'copy-click');
    expect(button()).toHaveAttribute('data-ga-event-label', '#Basic');
  });
});
