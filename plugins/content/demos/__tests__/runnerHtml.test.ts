import { createHash } from 'node:crypto';
import { evaluate, EVALUATE_SCRIPT } from '../client/evaluate';
import { RUNNER_SCRIPT, runnerHtml } from '../node/runnerHtml';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const PAGE = `<!doctype html><html lang="en"><head><meta charset="UTF-8">
<link rel="preload" href="/fonts/a.woff2" as="font" type="font/woff2" crossorigin="anonymous">
<link rel=preload as=font href=/fonts/b.woff2><link rel="preload" as="style" href="/a.css">
<style>@font-face{font-family:Geist;src:url(/fonts/a.woff2) format("woff2")}</style>
<style>.a{color:red}</style><script>boot("<b>")</script>
<script src="/main.js" defer></script></head><body><script>boot("<b>")</script><script>more()</script></body></html>`;

function policyOf(html: string): Map<string, string> {
  const [, policy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

describe('runnerHtml', () => {
  const html = runnerHtml(PAGE);
  const policy = policyOf(html);

  test('asks for no fonts, and keeps everything else', () => {
    expect(html).not.toMatch(/woff2|font-face/);
    for (const kept of ['as="style"', '.a{color:red}', 'src="/main.js"']) {
      expect(html).toContain(kept);
    }
  });

  test('starts with its policy and takes away the storage before any other script', () => {
    expect(html).toMatch(
      /<head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" [^>]*><script>\(function/,
    );
  });

  test.each([
    ['default-src', "'none'"],
    ['connect-src', "'none'"],
    ['form-action', "'none'"],
    ['base-uri', "'none'"],
    ['style-src', "'self' 'unsafe-inline'"],
    [
      'script-src',
      `'self' 'unsafe-eval' ${hash(RUNNER_SCRIPT)} ${hash('boot("<b>")')} ${hash('more()')}`,
    ],
  ])('%s', (directive, value) => {
    expect(policy.get(directive)).toBe(value);
  });

  test('a page without a head is an error', () => {
    expect(() => runnerHtml('<p>')).toThrow("The demo runner's page has no head.");
  });
});

describe('the script', () => {
  const initStorageEvent = jest.fn();

  function run(window: object, document: object) {
    const StorageEvent = function () {};
    StorageEvent.prototype.initStorageEvent = initStorageEvent;
    new Function('window', 'document', 'StorageEvent', RUNNER_SCRIPT)(
      window,
      document,
      StorageEvent,
    );
    return StorageEvent;
  }

  test('puts storage that lasts as long as the frame in the place of one that throws, and no cookies', () => {
    const blocked = {
      configurable: true,
      get() {
        throw new Error('SecurityError');
      },
    };
    const window: Record<string, unknown> = {};
    const document: Record<string, unknown> = {};
    Object.defineProperty(window, 'localStorage', blocked);
    Object.defineProperty(window, 'sessionStorage', blocked);
    Object.defineProperty(document, 'cookie', blocked);
    const StorageEvent = run(window, document);
    document['cookie'] = 'a=b';
    const change = ['storage', false, false, 'theme', null, 'dark', '/'];
    StorageEvent.prototype.initStorageEvent(...change, window['localStorage']);
    expect(initStorageEvent).toHaveBeenCalledWith(...change);
    for (const name of ['localStorage', 'sessionStorage']) {
      const storage = window[name] as Storage;
      expect(storage.getItem('theme')).toBeNull();
      storage.setItem('theme', 'dark');
      expect([storage.getItem('theme'), storage.length, storage.key(0)]).toEqual([
        'dark',
        1,
        'theme',
      ]);
      storage.removeItem('theme');
      expect(storage.length).toBe(0);
    }
    expect(document['cookie']).toBe('');
  });

  test('leaves a page that has storage alone', () => {
    const storage = {};
    const window = { localStorage: storage, sessionStorage: storage };
    const document = { cookie: 'a=b' };
    run(window, document);
    expect(window).toMatchObject({ localStorage: storage, sessionStorage: storage });
    expect(document.cookie).toBe('a=b');
  });
});

describe('the function that runs code', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, '__evaluateDemoCode'));

  /** Runs the script in a page of an origin. */
  function load(origin: string) {
    new Function('window', EVALUATE_SCRIPT)(Object.assign(globalThis, { origin }));
    Reflect.deleteProperty(globalThis, 'origin');
  }

  test('is made in a frame with an opaque origin', () => {
    load('null');
    expect(evaluate('1 + 1')).toBe(2);
  });

  test.each(['https://docs.example', 'http://localhost:3000', 'file://', ''])(
    'is missing in a page of the origin "%s", which runs nothing',
    (origin) => {
      load(origin);
      expect('__evaluateDemoCode' in globalThis).toBe(false);
      expect(() => evaluate('1 + 1')).toThrow(TypeError);
    },
  );
});
