/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DemoFrame, type DemoFrameProps } from '../DemoFrame';

const DEMO = <button>Pay</button>;

async function start(props: Partial<DemoFrameProps> = {}) {
  renderInSite(
    <DemoFrame title="Orders demo" stylesheet={null} {...props}>
      {props.children ?? (() => DEMO)}
    </DemoFrame>,
  );
  await waitFor(() => expect(frameDocument().documentElement).toHaveAttribute('data-theme'));
}

const frameElement = () => screen.getByTitle<HTMLIFrameElement>('Orders demo');

function frameDocument(): Document {
  const { contentDocument } = frameElement();
  if (!contentDocument) throw new Error('The frame has no document.');
  return contentDocument;
}

const inFrame = () => within(frameDocument().body);

beforeEach(() => {
  document.documentElement.removeAttribute('data-theme');
  document.documentElement.lang = 'pt';
});

describe('DemoFrame', () => {
  it('is as high as its content, even when that changes', async () => {
    let bottom = 120;
    let resize = () => {};
    const layOut = (view: Window & typeof globalThis) => {
      view.Element.prototype.getBoundingClientRect = () =>
        ({ width: 300, height: bottom, top: 0, bottom }) as DOMRect;
      Object.defineProperty(view.Element.prototype, 'clientHeight', { value: view.innerHeight });
      view.ResizeObserver = class {
        constructor(callback: ResizeObserverCallback) {
          resize = () => callback([], this);
        }
        observe() {}
        unobserve() {}
        disconnect() {}
      };
    };
    await start({
      children: ({ defaultView }) => {
        if (defaultView) layOut(defaultView);
        return DEMO;
      },
    });
    for (const height of [120, 300, 80]) {
      bottom = height;
      resize();
      await waitFor(() => expect(frameElement().style.blockSize).toBe(`${height}px`));
    }
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
    expect(frameDocument().documentElement).toHaveAttribute('lang', 'pt');
  });

  it.each(['load', 'error'] as const)(
    'waits for the style sheet, until its %s event',
    async (type) => {
      await start({ stylesheet: '/material.css' });
      const link = frameDocument().head.querySelector('link[href="/material.css"]');
      if (!link) throw new Error('The frame has no link to the style sheet.');
      expect(inFrame().queryByRole('button')).not.toBeInTheDocument();
      fireEvent(link, new Event(type));
      expect(inFrame().getByRole('button', { name: 'Pay' })).toBeInTheDocument();
    },
  );

  it('prints light in the dark mode', async () => {
    document.documentElement.setAttribute('data-theme', 'dark');
    await start();
    const { documentElement } = frameDocument();
    expect(documentElement).toHaveAttribute('data-theme', 'dark');
    fireEvent(window, new Event('beforeprint'));
    expect(documentElement).toHaveAttribute('data-theme', 'light');
    fireEvent(window, new Event('afterprint'));
    expect(documentElement).toHaveAttribute('data-theme', 'dark');
  });

  it('moves to the new document when the frame is loaded again', async () => {
    await start();
    const before = frameDocument();
    const other = document.body.appendChild(document.createElement('iframe'));
    const { contentDocument } = other;
    Object.defineProperty(frameElement(), 'contentDocument', { value: contentDocument });
    fireEvent.load(frameElement());
    expect(inFrame().getByRole('button', { name: 'Pay' })).toBeInTheDocument();
    expect(before.body).toBeEmptyDOMElement();
    expect(frameDocument().documentElement).toHaveAttribute('data-theme', 'light');
  });
});
