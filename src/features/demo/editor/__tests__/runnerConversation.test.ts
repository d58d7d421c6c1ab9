import type { RunRequest, ToFrame } from '../../runner/messages';
import { createRunnerConversation, RUN_DELAY_MS } from '../runnerConversation';

const settings = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: 8,
  paletteMode: 'light',
} as const;

const request = (code: string): RunRequest => ({
  files: [{ name: 'Demo.tsx', code }],
  entry: 'Demo.tsx',
  folder: 'docs/x',
  library: 'base',
  stylesheet: null,
  css: null,
  iframe: false,
  injectFirst: false,
});

function start() {
  const sent: ToFrame[] = [];
  const conversation = createRunnerConversation(settings, {
    send: (message) => sent.push(message),
    later: (then, ms) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  });
  const codes = () =>
    sent.map((message) => (message.type === 'run' ? message.request.files[0]?.code : 'settings'));
  return { sent, codes, ...conversation };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends nothing until the frame is ready, then the newest', () => {
  const { run, receive, codes } = start();
  run(request('a'));
  run(request('b'));
  jest.advanceTimersByTime(RUN_DELAY_MS);
  expect(codes()).toEqual([]);
  receive({ type: 'ready' });
  expect(codes()).toEqual(['b']);
});

it('sends the first at once and the next when the reader pauses', () => {
  const { run, receive, codes } = start();
  receive({ type: 'ready' });
  run(request('a'));
  expect(codes()).toEqual(['a']);
  run(request('ab'));
  jest.advanceTimersByTime(RUN_DELAY_MS - 1);
  run(request('abc'));
  jest.advanceTimersByTime(RUN_DELAY_MS - 1);
  expect(codes()).toEqual(['a']);
  jest.advanceTimersByTime(1);
  expect(codes()).toEqual(['a', 'abc']);
});

it('sends everything once more to a frame that was loaded anew', () => {
  const { run, receive, codes } = start();
  receive({ type: 'ready' });
  run(request('a'));
  receive({ type: 'ready' });
  expect(codes()).toEqual(['a', 'a']);
});

it('passes on changed settings, and has them in later runs', () => {
  const { run, runAgain, applySettings, receive, sent } = start();
  applySettings({ ...settings, dense: true });
  receive({ type: 'ready' });
  expect(sent).toEqual([]);
  run(request('a'));
  expect(sent.at(-1)).toMatchObject({ type: 'run', settings: { dense: true } });
  applySettings({ ...settings, spacing: 4 });
  expect(sent.at(-1)).toEqual({ type: 'settings', settings: { ...settings, spacing: 4 } });
  runAgain();
  expect(sent.at(-1)).toMatchObject({ type: 'run', id: 2, settings: { spacing: 4 } });
});

it('takes no answers about runs that are out of date', () => {
  const { run, runAgain, receive } = start();
  receive({ type: 'ready' });
  run(request('a'));
  runAgain();
  expect(receive({ type: 'rendered', id: 1, height: 10 })).toBeNull();
  const answer = { type: 'rendered', id: 2, height: 10 } as const;
  expect(receive(answer)).toBe(answer);
  expect(receive({ type: 'failed', id: 1, kind: 'run', message: 'x' })).toBeNull();
  const resized = { type: 'resized', height: 10 } as const;
  expect(receive(resized)).toBe(resized);
});

it('sends nothing after it was closed', () => {
  const { run, receive, close, codes } = start();
  receive({ type: 'ready' });
  run(request('a'));
  run(request('b'));
  close();
  jest.runAllTimers();
  expect(codes()).toEqual(['a']);
});
