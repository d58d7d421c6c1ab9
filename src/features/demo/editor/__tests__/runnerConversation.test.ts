import type { FromFrame, RunRequest, ToFrame } from '../../runner/messages';
import {
  ANSWER_LIMIT_MS,
  createRunnerConversation,
  LOAD_LIMIT_MS,
  REPLACE_DELAY_MS,
  RUN_DELAY_MS,
  type FrameLoss,
} from '../runnerConversation';

const settings = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: 8,
  paletteMode: 'light',
  worn: '',
} as const;

const request = (code: string): RunRequest => ({
  files: [{ name: 'Demo.tsx', code }],
  entry: 'Demo.tsx',
  theme: null,
  folder: 'docs/x',
  library: 'base',
  stylesheet: null,
  css: null,
  iframe: false,
  scrollable: false,
  injectFirst: false,
});

function start() {
  const sent: ToFrame[] = [];
  const losses: FrameLoss[] = [];
  const replace = jest.fn();
  const conversation = createRunnerConversation(settings, {
    send: (message) => sent.push(message),
    later: (then, ms) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    lost: (loss) => losses.push(loss),
    replace,
  });
  const codes = () =>
    sent.map((message) => (message.type === 'run' ? message.request.files[0]?.code : 'settings'));
  /** Passes just as much time as the frame has, or more. */
  const losesAfter = (ms: number) => {
    jest.advanceTimersByTime(ms - 1);
    expect(losses).toEqual([]);
    jest.advanceTimersByTime(1);
    return losses;
  };
  return { sent, codes, losses, losesAfter, replace, ...conversation };
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

describe('a frame is given up', () => {
  it('when it does not load', () => {
    const { loaded, losesAfter } = start();
    loaded();
    expect(losesAfter(LOAD_LIMIT_MS)).toEqual(['notLoaded']);
  });

  it('when what the demo imports does not load', () => {
    const { run, receive, losesAfter } = start();
    receive({ type: 'ready' });
    run(request('a'));
    receive({ type: 'loading', id: 1 });
    expect(losesAfter(LOAD_LIMIT_MS)).toEqual(['notLoaded']);
  });

  it.each<[string, FromFrame[]]>([
    ['does not take a run', []],
    [
      'does not finish it',
      [
        { type: 'loading', id: 1 },
        { type: 'running', id: 1 },
      ],
    ],
  ])('when it %s', (_what, answers) => {
    const { run, receive, losesAfter } = start();
    receive({ type: 'ready' });
    run(request('while (true) {}'));
    answers.forEach(receive);
    expect(losesAfter(ANSWER_LIMIT_MS)).toEqual(['hung']);
  });

  it.each([
    ['before', true],
    ['after', false],
  ])('when it loads another page; a runner is ready %s its page has loaded', (_what, isBefore) => {
    const { run, receive, loaded, losses, losesAfter } = start();
    const loadRunner = () => {
      if (!isBefore) loaded();
      receive({ type: 'ready' });
      if (isBefore) loaded();
    };
    loadRunner();
    run(request('a'));
    receive({ type: 'rendered', id: 1, height: 10 });
    // The demo reloads its frame.
    loadRunner();
    receive({ type: 'rendered', id: 2, height: 10 });
    jest.advanceTimersByTime(LOAD_LIMIT_MS);
    expect(losses).toEqual([]);
    loaded();
    expect(losesAfter(ANSWER_LIMIT_MS)).toEqual(['left']);
  });
});

it.each<FromFrame>([
  { type: 'rendered', id: 1, height: 10 },
  { type: 'failed', id: 1, kind: 'run', message: 'x' },
])('a run that ends has all the time there is: $type', (end) => {
  const { run, receive, losses } = start();
  receive({ type: 'ready' });
  run(request('a'));
  receive({ type: 'running', id: 1 });
  receive(end);
  jest.advanceTimersByTime(LOAD_LIMIT_MS);
  expect(losses).toEqual([]);
});

it('a new frame comes for the next request, when the process of the former has ended', () => {
  const { run, receive, replace } = start();
  receive({ type: 'ready' });
  run(request('a'));
  jest.advanceTimersByTime(ANSWER_LIMIT_MS);
  run(request('ab'));
  jest.advanceTimersByTime(REPLACE_DELAY_MS - 1);
  run(request('abc'));
  jest.advanceTimersByTime(REPLACE_DELAY_MS - 1);
  expect(replace).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(replace).toHaveBeenCalledTimes(1);
});

it('the next request gets no new frame if this one answers after all', () => {
  const { run, receive, replace, codes } = start();
  receive({ type: 'ready' });
  run(request('a'));
  jest.advanceTimersByTime(ANSWER_LIMIT_MS);
  receive({ type: 'rendered', id: 1, height: 10 });
  run(request('b'));
  jest.advanceTimersByTime(RUN_DELAY_MS);
  expect(replace).not.toHaveBeenCalled();
  expect(codes()).toEqual(['a', 'b']);
});

it('gives up nothing after it was closed', () => {
  const { close, losses } = start();
  close();
  jest.advanceTimersByTime(LOAD_LIMIT_MS);
  expect(losses).toEqual([]);
});
