import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { collectShifts } from './collectShifts';
import { expect, openPage, test } from './page';

const PAGE = '/material-ui/customization/density/';
const PIECE_BYTES = 40;
const PAUSE_MS = 20;

/** Passes on what `baseUrl` serves, its pages' header in small pieces, as over a slow connection. */
async function serveSlowly(baseUrl: string) {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', baseUrl));
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'content-type': type });
      if (type.startsWith('text/html')) {
        let sent = body.indexOf('<nav');
        const end = body.indexOf('</nav>');
        response.write(body.subarray(0, sent));
        for (; sent < end; sent += PIECE_BYTES) {
          response.write(body.subarray(sent, Math.min(sent + PIECE_BYTES, end)));
          await pause(PAUSE_MS);
        }
        response.end(body.subarray(end));
      } else {
        response.end(body);
      }
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://localhost:${address.port}`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

for (const width of [320, 390, 1280]) {
  test(`the header stands still while it arrives, at ${width}px`, async ({ page, baseURL }) => {
    const site = await serveSlowly(baseURL ?? '');
    try {
      await page.setViewportSize({ width, height: 844 });
      const readShifts = await collectShifts(page);
      await openPage(page, site.url + PAGE);
      expect((await readShifts()).outside).toBe(0);
    } finally {
      await page.close();
      await site.close();
    }
  });
}
