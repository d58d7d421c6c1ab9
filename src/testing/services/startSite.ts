import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SERVICES_BUILD_DIR } from './environment';

/** What a path is answered with instead of the build's file. */
export interface SiteAnswer {
  readonly status?: number;
  readonly body: string;
  /** How long it takes, in ms. */
  readonly delay?: number;
}

/** The built site on a host of its own, of which a test can change every file as a deploy would. */
export interface Site {
  /** The origin on the official host, `localhost`. */
  readonly origin: string;
  /** The same site on another host. */
  readonly otherOrigin: string;
  /** Paths that were asked for, in order. */
  readonly requests: readonly string[];
  /** The text of a file of the build. */
  readonly read: (urlPath: string) => Promise<string>;
  readonly answer: (urlPath: string, answer: SiteAnswer) => void;
  /** Breaks off every connection, or accepts them again. */
  readonly setDown: (isDown: boolean) => void;
  readonly close: () => Promise<void>;
}

const BUILD = path.join(__dirname, '..', '..', '..', SERVICES_BUILD_DIR);

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const toFile = (urlPath: string) => (urlPath.endsWith('/') ? `${urlPath}index.html` : urlPath);

/** Starts the site on a free port. */
export async function startSite(): Promise<Site> {
  const answers = new Map<string, SiteAnswer>();
  const requests: string[] = [];
  let isDown = false;

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (isDown) {
      request.socket.destroy();
      return;
    }
    requests.push(pathname);
    const file = toFile(pathname);
    const answer = answers.get(pathname);
    if (answer?.delay) await new Promise((resolve) => setTimeout(resolve, answer.delay));
    const headers = {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': pathname.includes('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    };
    try {
      const body = answer ? answer.body : await readFile(path.join(BUILD, file));
      response.writeHead(answer?.status ?? 200, headers).end(body);
    } catch {
      const body = await readFile(path.join(BUILD, '404.html'));
      response.writeHead(404, { 'content-type': TYPES['.html'] }).end(body);
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  // An address of a pipe would be a string; this one is of a port.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    otherOrigin: `http://127.0.0.1:${port}`,
    requests,
    read: (urlPath) => readFile(path.join(BUILD, toFile(urlPath)), 'utf8'),
    answer: (urlPath, answer) => answers.set(urlPath, answer),
    setDown: (down) => {
      isDown = down;
      if (down) server.closeAllConnections();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
