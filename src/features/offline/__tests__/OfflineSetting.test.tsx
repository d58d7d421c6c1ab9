/** @jest-environment jsdom */
import siteConfig from '@generated/docusaurus.config';
import type { ProductFiles } from '@site/plugins/output/offline/contract';
import { NO_SERVICES } from '@site/src/site/services';
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfflineSetting } from '..';
import { installFakeCaches } from './fakeCaches';

jest.mock('@generated/i18n', () => ({
  __esModule: true,
  default: {
    defaultLocale: 'en',
    locales: ['en', 'zh'],
    currentLocale: 'en',
    localeConfigs: {
      en: { label: 'English', htmlLang: 'en', direction: 'ltr', baseUrl: '/' },
      zh: { label: '中文', htmlLang: 'zh-CN', direction: 'ltr', baseUrl: '/zh/' },
    },
  },
}));

const LIST: ProductFiles = {
  version: 'v1',
  files: [
    ['/assets/js/box.11111111.js', 3_000_000, 'hash-box'],
    ['/system/box/', 1_200_000, 'hash-page'],
  ],
};

/** A response with what jsdom lacks. */
function answer(body: string, contentType = 'application/json', status = 200) {
  const response = {
    ok: status === 200,
    status,
    redirected: false,
    headers: { get: () => contentType },
    text: async () => body,
    json: async () => JSON.parse(body) as unknown,
    clone: () => response,
  };
  return response as unknown as Response;
}

let server: Record<string, () => Response | Promise<Response>>;

function setHost(officialHost: string | null) {
  // The fake config's fields are not typed.
  Object.assign(siteConfig.customFields ?? {}, { services: { ...NO_SERVICES, officialHost } });
}

beforeEach(() => {
  installFakeCaches();
  setHost('localhost');
  server = {
    '/offline/products.json': () => answer('{"system":{"version":"v1","size":4200000}}'),
    '/offline/product-system.json': () => answer(JSON.stringify(LIST)),
    '/assets/js/box.11111111.js': () => answer('box', 'text/javascript'),
    '/system/box/': () => answer('', 'text/html'),
  };
  Object.assign(globalThis, {
    Response: class {
      constructor(readonly body: string) {}
      json = async () => JSON.parse(this.body) as unknown;
      clone = () => this;
    },
    fetch: async (url: string) => server[url]?.() ?? answer('', 'text/plain', 404),
  });
  Object.defineProperties(navigator, {
    serviceWorker: { value: { ready: Promise.resolve({}) }, configurable: true },
    locks: {
      value: { request: (_name: string, _options: unknown, work: () => unknown) => work() },
      configurable: true,
    },
  });
});

const open = (path = '/system/box/') => renderInSite(<OfflineSetting />, { path });
const button = (name: string) => screen.findByRole('button', { name });

test('a product is offered with its size, saved, and removed', async () => {
  open();
  const save = await button('Save MUI System for offline');
  expect(screen.getByRole('listitem')).toHaveTextContent('MUI System4.2 MB');
  save.focus();
  await userEvent.click(save);
  const remove = await button('Remove MUI System');
  expect(screen.getByRole('status')).toHaveTextContent('MUI System is saved on this device.');
  // It is the same button throughout.
  expect(remove).toHaveFocus();
  await userEvent.click(remove);
  expect(await button('Save MUI System for offline')).toHaveFocus();
});

test('while it is being saved there is progress, and it can be cancelled', async () => {
  let goOn: (response: Response) => void = () => undefined;
  server['/system/box/'] = () =>
    new Promise((resolve) => {
      goOn = resolve;
    });
  open();
  await userEvent.click(await button('Save MUI System for offline'));
  const progress = await screen.findByRole('progressbar', { name: 'Saving MUI System' });
  await waitFor(() => expect(progress).toHaveAttribute('value', '3000000'));
  expect(screen.getByRole('listitem')).toHaveTextContent('3 MB of 4.2 MB');
  await userEvent.click(await button('Cancel saving MUI System'));
  await act(async () => goOn(answer('', 'text/html')));
  await button('Save MUI System for offline');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  [
    'a file fails',
    () => answer('', 'text/plain', 500),
    'Some files could not be loaded. Check your connection and try again.',
  ],
  [
    'there is too little room',
    () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    'There is not enough space on this device. Free some space and try again.',
  ],
  [
    'another build is there',
    () => answer('', 'text/plain', 404),
    'The site was updated while it was being saved. Reload the page and try again.',
  ],
])('when %s the reader is told, and can try again', async (_what, failing, text) => {
  server['/assets/js/box.11111111.js'] = failing;
  open();
  await userEvent.click(await button('Save MUI System for offline'));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  server['/assets/js/box.11111111.js'] = () => answer('box', 'text/javascript');
  await userEvent.click(await button('Save MUI System for offline'));
  await button('Remove MUI System');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what is saved can be removed from every page', async () => {
  const { unmount } = open();
  await userEvent.click(await button('Save MUI System for offline'));
  await button('Remove MUI System');
  unmount();
  const { container } = open('/versions/');
  await userEvent.click(await button('Remove MUI System'));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test.each([
  ['another host', () => setHost('docs.example')],
  ['a build without an official host', () => setHost(null)],
  [
    'a worker that never comes',
    () =>
      Object.defineProperty(navigator, 'serviceWorker', {
        value: { ready: new Promise(() => undefined) },
        configurable: true,
      }),
  ],
  [
    'a list that does not come',
    () => {
      server['/offline/products.json'] = () => answer('', 'text/plain', 500);
    },
  ],
  [
    'blocked storage',
    () =>
      Object.assign(globalThis, {
        caches: { keys: () => Promise.reject(new DOMException('blocked', 'SecurityError')) },
      }),
  ],
])('with %s nothing is shown', async (_what, arrange) => {
  arrange();
  const { container } = open();
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  });
  expect(container).toBeEmptyDOMElement();
});
