import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { collectShifts } from './collectShifts';
import { expect, isFullSweep, openPage, test, waitUntilDrawn } from './page';

const DENSITY = '/material-ui/customization/density/';
const PAUSE_MS = 20;

/** Gives a page's HTML in the pieces in which it is sent. */
type Cut = (html: Buffer) => Buffer[];

/** The header, in pieces so small that they end within tags and words. */
function cutHeader(html: Buffer) {
  const PIECE_BYTES = 40;
  const end = html.indexOf('</nav>');
  const pieces = [];
  let sent = html.indexOf('<nav');
  pieces.push(html.subarray(0, sent));
  for (; sent < end; sent += PIECE_BYTES)
    pieces.push(html.subarray(sent, Math.min(sent + PIECE_BYTES, end)));
  pieces.push(html.subarray(end));
  return pieces;
}

/** The main part, a control, cell, row or block at a time, as far as it is seen without scrolling. */
function cutMain(html: Buffer) {
  const SEEN_ELEMENTS = 250;
  const text = html.toString('utf8');
  const start = text.indexOf('<main');
  const pieces = text.slice(start).split(/(?<=<\/(?:a|button|div|h\d|label|li|p|tr)>|<td>)/);
  const seen = pieces.slice(0, SEEN_ELEMENTS);
  return [text.slice(0, start), ...seen, pieces.slice(SEEN_ELEMENTS).join('')].map((piece) =>
    Buffer.from(piece),
  );
}

/** Passes on what `baseUrl` serves, its pages in pieces, as over a slow connection. */
async function serveSlowly(baseUrl: string, cut: Cut) {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', baseUrl));
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'content-type': type });
      for (const piece of type.startsWith('text/html') ? cut(body) : [body]) {
        response.write(piece);
        await pause(PAUSE_MS);
      }
      response.end();
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        // Browsers open connections that they may never use, and closing would wait for them.
        server.closeAllConnections();
      }),
  };
}

/** The narrowest phone breaks first, so the usual one is left to `test:all`. */
const WINDOWS = [
  { width: 320, height: 1200 },
  ...(isFullSweep ? [{ width: 390, height: 1200 }] : []),
  { width: 1280, height: 900 },
];

for (const [what, cut, pathname] of [
  ['the header', cutHeader, DENSITY],
  ['home', cutMain, '/'],
  ['a text page', cutMain, '/material-ui/getting-started/installation/'],
  ['a playground', cutMain, DENSITY],
  ['a component page', cutMain, '/material-ui/react-button/'],
  ['an API page', cutMain, '/material-ui/api/button/'],
  ['the list of versions', cutMain, '/versions/'],
] as const) {
  for (const { width, height } of WINDOWS) {
    test(`${what} stands still while it arrives, at ${width}px`, async ({ page, baseURL }) => {
      const site = await serveSlowly(baseURL ?? '', cut);
      try {
        await page.setViewportSize({ width, height });
        const readShifts = await collectShifts(page);
        await openPage(page, site.url + pathname);
        const { outside, moved } = await readShifts();
        expect(outside, moved.join('\n')).toBe(0);
      } finally {
        await page.close();
        await site.close();
      }
    });
  }
}

for (const pathname of [
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/material-ui/api/button/',
]) {
  test(`the title of ${pathname} is the page's from the start`, async ({ page }) => {
    await page.addInitScript(() => {
      const titles = new Set<string>();
      Object.assign(window, { titles });
      new MutationObserver(() => titles.add(document.title)).observe(document, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await openPage(page, pathname);
    await waitUntilDrawn(page);
    const titles = await page.evaluate(() => [
      ...(window as unknown as { titles: Set<string> }).titles,
    ]);
    expect(titles.filter((title) => title !== '')).toEqual([await page.title()]);
  });
}
