/** @jest-environment jsdom */
import { PrefsProvider, useDirection, useMode } from '@site/src/prefs';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DemoFrame, type DemoFrameProps } from '../DemoFrame';

supportStorageEvents();

function Settings() {
  const { setMode } = useMode();
  const { setDirection } = useDirection();
  return (
    <>
      <button onClick={() => setMode('dark')}>Dark</button>
      <button onClick={() => setDirection('rtl')}>Right to left</button>
      <button
        onClick={() => {
          setMode('light');
          setDirection('ltr');
        }}
      >
        Reset
      </button>
    </>
  );
}

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
}

async function start(props: Partial<DemoFrameProps> = {}) {
  renderInSite(
    <PrefsProvider>
      <Settings />
      <DemoFrame title="Orders demo" stylesheet={null} {...props}>
        {props.children ?? (() => <Counter />)}
      </DemoFrame>
    </PrefsProvider>,
  );
  // Choices outlive a page's component tree.
  await press('Reset');
  await waitFor(() => expect(frameDocument().documentElement).toHaveAttribute('data-theme'));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const frameElement = () => screen.getByTitle<HTMLIFrameElement>('Orders demo');

function frameDocument(): Document {
  const { contentDocument } = frameElement();
  if (!contentDocument) throw new Error('The frame has no document.');
  return contentDocument;
}

const inFrame = () => within(frameDocument().body);

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'pt';
});

describe('DemoFrame', () => {
  it.each([
    [250, '250px'],
    [undefined, '400px'],
  ])('given the height %p, is %s high', async (height, blockSize) => {
    await start({ height });
    expect(frameElement().style.blockSize).toBe(blockSize);
  });

  it('renders its content into a document of its own and says which', async () => {
    const frames: Document[] = [];
    await start({
      children: (frame) => {
        frames.push(frame);
        return <p>Shipped</p>;
      },
    });
    expect(inFrame().getByText('Shipped')).toBeInTheDocument();
    expect(screen.queryByText('Shipped')).not.toBeInTheDocument();
    expect(frames.at(-1)).toBe(frameDocument());
  });

  it('follows mode and direction live, without a loss of state', async () => {
    await start();
    const { documentElement: root, body } = frameDocument();
    expect(root).toHaveAttribute('lang', 'pt');
    expect(root).toHaveAttribute('data-theme', 'light');
    for (const element of [root, body]) expect(element).toHaveAttribute('dir', 'ltr');

    const button = inFrame().getByRole('button', { name: 'Count 0' });
    await userEvent.click(button);
    await press('Dark');
    await press('Right to left');

    expect(root).toHaveAttribute('data-theme', 'dark');
    for (const element of [root, body]) expect(element).toHaveAttribute('dir', 'rtl');
    expect(inFrame().getByRole('button', { name: 'Count 1' })).toBe(button);
  });

  it.each(['load', 'error'] as const)(
    'waits for the style sheet, until its %s event',
    async (type) => {
      await start({ stylesheet: '/material.css' });
      const link = frameDocument().head.querySelector('link[href="/material.css"]');
      if (!link) throw new Error('The frame has no link to the style sheet.');
      expect(inFrame().queryByRole('button')).not.toBeInTheDocument();
      fireEvent(link, new Event(type));
      expect(inFrame().getByRole('button', { name: 'Count 0' })).toBeInTheDocument();
    },
  );

  it('moves to the new document when the frame is loaded again', async () => {
    await start();
    const before = frameDocument();
    const other = document.body.appendChild(document.createElement('iframe'));
    const { contentDocument } = other;
    Object.defineProperty(frameElement(), 'contentDocument', { value: contentDocument });
    fireEvent.load(frameElement());
    expect(inFrame().getByRole('button', { name: 'Count 0' })).toBeInTheDocument();
    expect(before.body).toBeEmptyDOMElement();
    expect(frameDocument().documentElement).toHaveAttribute('data-theme', 'light');
  });
});
