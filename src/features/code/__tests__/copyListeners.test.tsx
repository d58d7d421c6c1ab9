/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ReactCodeBlock } from '../CodeBlock/ReactCodeBlock';
import { StaticCodeBlock } from '../CodeBlock/StaticCodeBlock';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

afterEach(() => {
  hover(null);
  window.getSelection()?.removeAllRanges();
  jest.useRealTimers();
});

let hovered: Element | null = null;

function hover(element: Element | null) {
  hovered = element;
}

// jsdom has no pointer: answers `:hover` queries as if it were over `hovered`.
const query = document.querySelectorAll.bind(document);
jest.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) => {
  if (!selector.endsWith(':hover')) return query(selector);
  query('[data-hovered]').forEach((element) => element.removeAttribute('data-hovered'));
  for (let element = hovered; element; element = element.parentElement) {
    element.setAttribute('data-hovered', '');
  }
  return query(selector.replace(':hover', '[data-hovered]'));
});

const html = '<span class="token keyword">const</span> a &lt; b';
const staticBlock = <StaticCodeBlock language="tsx" html={html} />;
const press = () => act(async () => screen.getByRole('button').click());
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

async function copyKeys(target: Element = document.body, keys = { key: 'c', ctrlKey: true }) {
  let notPrevented = false;
  await act(async () => {
    notPrevented = fireEvent.keyDown(target, keys);
  });
  expect(notPrevented).toBe(true);
}

describe('copy button of a static block', () => {
  test('copies the text and is marked for 2 s', async () => {
    render(staticBlock);
    const button = screen.getByRole('button', { name: 'Copy the code' });
    await press();
    expect(writeText).toHaveBeenCalledWith('const a < b');
    expect(button).toHaveAttribute('data-copied', 'true');
    wait(1999);
    expect(button).toHaveAttribute('data-copied', 'true');
    wait(1);
    expect(button).not.toHaveAttribute('data-copied');
    expect(screen.getByText('The code was copied.')).toBeInTheDocument();
  });

  test('a further click starts the time again', async () => {
    render(staticBlock);
    await press();
    wait(1500);
    await press();
    wait(1999);
    expect(screen.getByRole('button')).toHaveAttribute('data-copied', 'true');
    wait(1);
    expect(screen.getByRole('button')).not.toHaveAttribute('data-copied');
  });

  test('works after a re-render', async () => {
    const { rerender } = render(staticBlock);
    rerender(<StaticCodeBlock language="tsx" html="other" />);
    await press();
    expect(writeText).toHaveBeenCalledWith('other');
  });

  test('a failing clipboard changes nothing', async () => {
    writeText.mockRejectedValue(new Error('refused'));
    Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true });
    render(staticBlock);
    await press();
    expect(screen.getByRole('button')).not.toHaveAttribute('data-copied');
  });

  test('many blocks share one listener', async () => {
    render([1, 2].map((key) => <StaticCodeBlock key={key} language="css" html={`${key}`} />));
    await act(async () => screen.getAllByRole('button')[0]?.click());
    expect(writeText.mock.calls).toEqual([['1']]);
  });
});

describe('copy keys', () => {
  test.each([
    ['static', staticBlock, 'const a < b'],
    ['React', <ReactCodeBlock key="a" code=" a " language="tsx" />, ' a '],
  ])('copy the hovered %s block', async (_name, block, copied) => {
    const { container } = render(block);
    hover(container.querySelector('code'));
    await copyKeys();
    expect(writeText).toHaveBeenCalledTimes(1);
    expect(writeText).toHaveBeenCalledWith(copied);
  });

  test('copy the block that has the focus', async () => {
    const { container } = render(staticBlock);
    container.querySelector('pre')?.focus();
    await copyKeys(container, { key: 'c', ctrlKey: true });
    expect(writeText).toHaveBeenCalledTimes(1);
  });

  test('prefer the hovered block', async () => {
    render(staticBlock);
    const { container } = render(<StaticCodeBlock language="css" html="hovered" />);
    screen.getAllByRole('button')[0]?.focus();
    hover(container.querySelector('pre'));
    await copyKeys();
    expect(writeText.mock.calls).toEqual([['hovered']]);
  });

  test('leave a selection to the browser', async () => {
    const { container } = render(staticBlock);
    hover(container.querySelector('code'));
    window.getSelection()?.selectAllChildren(container);
    await copyKeys();
    expect(writeText).not.toHaveBeenCalled();
  });

  test('leave a selection in a field to the browser', async () => {
    const { container } = render(
      <>
        {staticBlock}
        <input aria-label="field" defaultValue="abc" />
      </>,
    );
    hover(container.querySelector('code'));
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.setSelectionRange(0, 2);
    await copyKeys(field);
    expect(writeText).not.toHaveBeenCalled();
    field.setSelectionRange(1, 1);
    await copyKeys(field);
    expect(writeText).toHaveBeenCalledTimes(1);
  });

  test('do nothing without a current block', async () => {
    render(staticBlock);
    await copyKeys();
    expect(writeText).not.toHaveBeenCalled();
  });

  test('are safe with a hidden button', async () => {
    const { container } = render(
      <>
        <ReactCodeBlock code="a" copyButtonHidden />
        {staticBlock}
      </>,
    );
    hover(container.querySelector('code'));
    await copyKeys();
    expect(writeText).not.toHaveBeenCalled();
  });

  test('are told from a click by the action', async () => {
    const { container } = render(staticBlock);
    const actions: (string | null)[] = [];
    const button = screen.getByRole('button');
    const record = () => actions.push(button.getAttribute('data-ga-event-action'));
    container.addEventListener('click', record);
    hover(button);
    await copyKeys();
    await press();
    expect(actions).toEqual(['copy-keyboard', 'copy-click']);
  });
});
