/** @jest-environment jsdom */
import { createBrowserHistory, type BrowserHistory } from '../../client/router/browserHistory';
import { historyPackage } from './packages';

const IMPLEMENTATIONS = [
  ['package', historyPackage.createBrowserHistory],
  ['stand-in', createBrowserHistory],
] as const;

/** Lets the browser go where it has been told to. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

type Step = (history: BrowserHistory, log: unknown[]) => unknown;

const note =
  (log: unknown[], name: string) => (location: BrowserHistory['location'], action: string) => {
    const { pathname, search, hash, state } = location;
    log.push([name, action, pathname + search + hash, state]);
  };

/** What each implementation tells about the same steps, one after another. */
async function run(create: () => BrowserHistory, steps: readonly Step[]) {
  // Not written over, so that nothing is left ahead of it.
  window.history.pushState(null, '', '/start/?q=1#top');
  const log: unknown[] = [];
  const history = create();
  const stop = history.listen(note(log, 'listener'));
  for (const step of steps) {
    await step(history, log);
    await settle();
    const { pathname, search, hash } = window.location;
    log.push([history.action, history.createHref(history.location), pathname + search + hash]);
  }
  stop();
  expect(history.length).toBe(window.history.length);
  return log;
}

const STEPS: readonly (readonly [string, readonly Step[]])[] = [
  ['says where it starts', [() => undefined]],
  [
    'goes on, back and forward',
    [
      (history) => history.push('/a/', { scroll: 3 }),
      (history) => history.push({ pathname: '/b/', search: 'q=2' }),
      (history) => history.goBack(),
      (history) => history.goBack(),
      (history) => history.goForward(),
      (history) => history.go(1),
    ],
  ],
  [
    'writes over an entry',
    [
      (history) => history.push('/a/'),
      (history) => history.replace('#part'),
      (history) => history.replace('?q=3', 'state'),
      (history) => history.goBack(),
    ],
  ],
  [
    'forgets what was ahead',
    [
      (history) => history.push('/a/'),
      (history) => history.goBack(),
      (history) => history.push('/b/'),
      (history) => history.push('/c/'),
      (history) => history.goBack(),
    ],
  ],
  [
    'stays where it is blocked',
    [
      (history) => history.push('/a/'),
      (history) => history.push('/b/'),
      async (history, log) => {
        const tell = note(log, 'blocker');
        const unblock = history.block((...next) => {
          tell(...next);
          return false;
        });
        history.push('/c/');
        history.replace('/d/');
        history.goBack();
        await settle();
        unblock();
      },
      (history) => history.goBack(),
    ],
  ],
  [
    'goes on when a blocker does not mind',
    [
      async (history, log) => {
        const unblock = history.block(note(log, 'blocker'));
        history.push('/a/');
        history.goBack();
        await settle();
        unblock();
      },
    ],
  ],
  [
    'asks a blocker until it ends',
    [
      (history, log) => {
        const unblock = history.block(note(log, 'first'));
        history.push('/a/');
        unblock();
        const unblockNext = history.block(note(log, 'second'));
        unblock();
        history.push('/b/');
        unblockNext();
        history.push('/c/');
      },
    ],
  ],
  [
    'tells only those who still listen',
    [
      (history, log) => {
        const stop = history.listen(note(log, 'short'));
        const stopBoth = history.listen(() => stopLater());
        const stopLater = history.listen(note(log, 'never'));
        history.push('/a/');
        stop();
        stopBoth();
        history.push('/b/');
      },
    ],
  ],
  [
    'takes over what is in the address bar',
    [
      (history) => history.push('/a/'),
      // As a script that knows nothing of this history.
      () => window.history.pushState(null, '', '/b/#part'),
      (history) => history.push('/c/'),
      () => window.history.back(),
    ],
  ],
];

test.each(STEPS)('%s, as the package does', async (_, steps) => {
  const [theirs, ours] = [
    await run(IMPLEMENTATIONS[0][1], steps),
    await run(IMPLEMENTATIONS[1][1], steps),
  ];
  expect(theirs.length).toBeGreaterThanOrEqual(steps.length);
  expect(ours).toEqual(theirs);
});

test.each(['text', 7, null])('starts with %j from elsewhere in the entry', (entry) => {
  window.history.replaceState(entry, '', '/start/');
  expect(createBrowserHistory().location).toMatchObject({ pathname: '/start/', state: undefined });
});

test('the address of another host is refused, and the page stays', () => {
  window.history.replaceState(null, '', '/start/');
  const history = createBrowserHistory();
  expect(() => history.push('//other.example/')).toThrow();
  expect(() => history.replace('//other.example/')).toThrow();
  expect(history.location.pathname).toBe('/start/');
  expect(window.location.href).toMatch(/\/start\/$/);
});
