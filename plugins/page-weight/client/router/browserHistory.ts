import { createLocation, createPath, type RouterLocation, type To } from './location';

export type Action = 'POP' | 'PUSH' | 'REPLACE';

export type Listener = (location: RouterLocation, action: Action) => void;

/** `false` keeps the reader where they are. */
export type Blocker = (location: RouterLocation, action: Action) => unknown;

/** As the package's, without blocking by a text that the reader is asked to confirm. */
export interface BrowserHistory {
  readonly length: number;
  readonly action: Action;
  readonly location: RouterLocation;
  createHref(to: Partial<RouterLocation>): string;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
  go(steps: number): void;
  goBack(): void;
  goForward(): void;
  /** Returns what ends it. */
  block(blocker: Blocker): () => void;
  /** Returns what ends it. */
  listen(listener: Listener): () => void;
}

const createKey = () => Math.random().toString(36).slice(2, 8);

/** The place that the tab shows, with what this history has written into the browser's own. */
function readLocation(entry: unknown): RouterLocation {
  const { pathname, search, hash } = window.location;
  const { state, key } = (entry ?? {}) as { state?: unknown; key?: string };
  return createLocation({ pathname, search, hash, state, key });
}

/** The history of this tab, for as long as the page lives. */
export function createBrowserHistory(): BrowserHistory {
  const browser = window.history;
  const listeners = new Set<Listener>();
  let current: Blocker | null = null;
  let action: Action = 'POP';
  let location = readLocation(browser.state);
  /** The keys of the entries up to the last one that is known. */
  let keys = [location.key];
  let isReverting = false;

  const isBlocked = (...next: Parameters<Blocker>) => current?.(...next) === false;

  function show(nextLocation: RouterLocation, nextAction: Action) {
    location = nextLocation;
    action = nextAction;
    for (const listener of [...listeners]) if (listeners.has(listener)) listener(location, action);
  }

  const indexOf = ({ key }: RouterLocation) => Math.max(0, keys.indexOf(key));

  window.addEventListener('popstate', ({ state }) => {
    const next = readLocation(state);
    if (isReverting) {
      isReverting = false;
      show(location, action);
    } else if (isBlocked(next, 'POP')) {
      const steps = indexOf(location) - indexOf(next);
      if (steps === 0) return;
      isReverting = true;
      browser.go(steps);
    } else show(next, 'POP');
  });

  /** Calls `write` with the new entry unless somebody blocks it. */
  function navigate(
    nextAction: Action,
    to: To,
    state: unknown,
    write: (entry: { key: string; state: unknown }, href: string) => void,
  ) {
    const key = createKey();
    const next = createLocation(to, state, key, location);
    if (isBlocked(next, nextAction)) return;
    write({ key, state: next.state }, createPath(next));
    show(next, nextAction);
  }

  return {
    get length() {
      return browser.length;
    },
    get action() {
      return action;
    },
    get location() {
      return location;
    },
    createHref: createPath,
    push(to, state) {
      navigate('PUSH', to, state, (entry, href) => {
        browser.pushState(entry, '', href);
        keys = [...keys.slice(0, keys.indexOf(location.key) + 1), entry.key];
      });
    },
    replace(to, state) {
      navigate('REPLACE', to, state, (entry, href) => {
        browser.replaceState(entry, '', href);
        const index = keys.indexOf(location.key);
        if (index !== -1) keys[index] = entry.key;
      });
    },
    go: (steps) => browser.go(steps),
    goBack: () => browser.back(),
    goForward: () => browser.forward(),
    block(blocker) {
      current = blocker;
      return () => {
        if (current === blocker) current = null;
      };
    },
    listen(listener) {
      const own: Listener = (...next) => listener(...next);
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
}
