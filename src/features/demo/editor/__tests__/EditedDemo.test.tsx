/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, fireEvent, screen } from '@testing-library/react';
import {
  parseToFrame,
  toMessage,
  type FromFrame,
  type RunRequest,
  type ToFrame,
} from '../../runner/messages';
import { EditedDemo, type EditedDemoProps } from '../EditedDemo';

const request: RunRequest = {
  files: [{ name: 'BasicButtons.tsx', code: 'export default () => null;' }],
  entry: 'BasicButtons.tsx',
  theme: null,
  folder: 'docs/material-ui/react-button',
  library: 'material',
  stylesheet: null,
  css: null,
  iframe: false,
  scrollable: false,
  injectFirst: false,
};

let sent: ToFrame[];
let onError: jest.Mock<void, [string | null]>;

beforeEach(() => {
  sent = [];
  onError = jest.fn();
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});

function start() {
  const edited = (props: Partial<EditedDemoProps> = {}) => (
    <EditedDemo request={request} name="Basic buttons" minHeight={64} onError={onError} {...props}>
      <p>As it was</p>
    </EditedDemo>
  );
  const { rerender, unmount } = renderInSite(edited());
  const show = (props: Partial<EditedDemoProps>) => rerender(edited(props));
  const frame = screen.getByTitle<HTMLIFrameElement>('Basic buttons demo, edited');
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('The frame has no window.');
  jest.spyOn(contentWindow, 'postMessage').mockImplementation((data: unknown) => {
    const message = parseToFrame(data);
    if (message) sent.push(message);
  });
  const answer = (message: FromFrame, source: Window | null = contentWindow) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data: toMessage(message), source }));
    });
  return { frame, answer, show, unmount };
}

it('is a frame without an origin, at the runner of this language', () => {
  const { frame } = start();
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  expect(frame).toHaveAttribute('src', '/demo-runner/');
});

it('has the demo run when the frame is ready, and shows the demo as it was until then', () => {
  const { frame, answer } = start();
  expect(screen.getByText('As it was')).toBeInTheDocument();
  answer({ type: 'ready' });
  expect(sent).toEqual([expect.objectContaining({ type: 'run', id: 1, request })]);
  answer({ type: 'rendered', id: 1, height: 120 });
  expect(screen.queryByText('As it was')).not.toBeInTheDocument();
  expect(frame.style.blockSize).toBe('120px');
  expect(onError).toHaveBeenLastCalledWith(null);
});

it('follows the height, between the height before and a limit', () => {
  const { frame, answer } = start();
  answer({ type: 'ready' });
  answer({ type: 'rendered', id: 1, height: 10 });
  expect(frame.style.blockSize).toBe('64px');
  answer({ type: 'resized', height: 300 });
  expect(frame.style.blockSize).toBe('300px');
  answer({ type: 'resized', height: 1e9 });
  expect(frame.style.blockSize).toBe('4000px');
});

it('passes on what is wrong with the demo', () => {
  const { answer } = start();
  answer({ type: 'ready' });
  answer({ type: 'failed', id: 1, kind: 'compile', message: 'Unexpected token' });
  expect(onError).toHaveBeenLastCalledWith('Unexpected token');
  answer({ type: 'rendered', id: 1, height: 10 });
  expect(onError).toHaveBeenLastCalledWith(null);
});

it('takes back what is wrong when it goes', () => {
  const { answer, unmount } = start();
  answer({ type: 'ready' });
  answer({ type: 'failed', id: 1, kind: 'compile', message: 'Unexpected token' });
  unmount();
  expect(onError).toHaveBeenLastCalledWith(null);
});

it('listens to its frame only', () => {
  const { answer } = start();
  answer({ type: 'ready' }, window);
  expect(sent).toEqual([]);
});

it('offers to try again when a part could not be loaded', () => {
  const { answer } = start();
  answer({ type: 'ready' });
  answer({ type: 'failed', id: 1, kind: 'load', message: 'The editor could not be loaded.' });
  expect(screen.getByRole('alert')).toHaveTextContent('The editor could not be loaded.');
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(sent).toHaveLength(2);
});

describe('a frame that is given up', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const shownFrame = () => screen.getByTitle('Basic buttons demo, edited');

  it.each<[string, RegExp, (opened: ReturnType<typeof start>) => void]>([
    ['does not load', /^The editor could not be loaded\./, () => wait(30_000)],
    [
      'hangs',
      /^The demo was stopped, because it did not respond for 5 seconds\./,
      ({ answer }) => {
        answer({ type: 'ready' });
        answer({ type: 'running', id: 1 });
        wait(5000);
      },
    ],
    [
      'leaves',
      /^The demo has opened another page in its place\./,
      ({ answer, frame }) => {
        answer({ type: 'ready' });
        fireEvent.load(frame);
        answer({ type: 'rendered', id: 1, height: 10 });
        fireEvent.load(frame);
        wait(5000);
      },
    ],
  ])('because it %s can be replaced', (_what, message, lose) => {
    const opened = start();
    lose(opened);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(shownFrame()).not.toBe(opened.frame);
  });

  it('that hangs is removed, and the demo is shown as it was', () => {
    const { answer } = start();
    answer({ type: 'ready' });
    answer({ type: 'rendered', id: 1, height: 120 });
    // A run that does not end.
    answer({ type: 'ready' });
    wait(5000);
    expect(screen.queryByTitle('Basic buttons demo, edited')).not.toBeInTheDocument();
    expect(screen.getByText('As it was')).toBeInTheDocument();
  });

  it('is replaced when the code is corrected', () => {
    const { frame, answer, show } = start();
    answer({ type: 'ready' });
    wait(5000);
    show({ request: { ...request, files: [{ name: request.entry, code: 'corrected' }] } });
    wait(2000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(shownFrame()).not.toBe(frame);
  });

  it('is taken back when it was only slow to load', () => {
    const { frame, answer } = start();
    answer({ type: 'ready' });
    answer({ type: 'loading', id: 1 });
    wait(30_000);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    answer({ type: 'rendered', id: 1, height: 120 });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(shownFrame()).toBe(frame);
  });
});
