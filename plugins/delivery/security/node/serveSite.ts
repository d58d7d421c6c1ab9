import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import serveHandler from 'serve-handler';
import { readFile } from '../../../common/files/boundedFiles';
import { createHostRedirector, parseHostRedirects } from '../../../../src/site/hostRedirects';
import { parseHeaders } from './hostHeaders';
import { isFilePath } from './isFilePath';
import { HEADERS_FILE } from './securePages';

interface ServeOptions {
  readonly folder: string;
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
}

interface ServedSite {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Optional redirects file. */
const REDIRECTS_FILE = '_redirects';

/**
 * Reads the headers and redirects of a built site.
 * @throws An Error with instructions if there is no build.
 */
export async function readHostFiles(folder: string) {
  const file = path.join(folder, HEADERS_FILE);
  if (!existsSync(file)) {
    throw new Error(`${folder} has no ${HEADERS_FILE}. Build the site first: npm run build`);
  }
  const redirectsFile = path.join(folder, REDIRECTS_FILE);
  const redirects = existsSync(redirectsFile) ? await readFile(redirectsFile, 'utf8') : '';
  return {
    headers: parseHeaders(await readFile(file, 'utf8')),
    redirects: parseHostRedirects(redirects),
  };
}

/** A path without a page. */
const NO_PAGE = '/-/';

/** Converts a pattern of URLs to one of files. */
const toFilePattern = (pattern: string) =>
  pattern
    .replace(/\*$/, '**')
    // In `_headers`, a star matches slashes, too.
    .replace(/^\/\*(?=\.)/, '/**/*')
    .replace(/\/$/, '/index.html');

/**
 * Serves a built site like a static host, with its `_headers` and `_redirects`.
 * @throws An Error with instructions if there is no build, or the port is in use.
 */
export async function serveSite({ folder, host, port }: ServeOptions): Promise<ServedSite> {
  const { headers: rules, redirects } = await readHostFiles(folder);
  const headers = rules.map(({ pattern, headers: own }) => ({
    source: toFilePattern(pattern),
    headers: own.map(([key, value]) => ({ key, value })),
  }));
  const findRedirect = createHostRedirector(redirects);
  const server = createServer((request, response) => {
    const redirect = findRedirect(request.url ?? '/');
    if (redirect) {
      response.writeHead(redirect.status, { Location: redirect.location }).end();
      return;
    }
    // serve-handler would throw on such a path; a host answers 404.
    if (!isFilePath(request.url ?? '/')) request.url = NO_PAGE;
    void serveHandler(request, response, {
      public: folder,
      cleanUrls: true,
      trailingSlash: true,
      directoryListing: false,
      headers,
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} is taken. Name another one: --port`) : error);
    });
    server.listen(port, host, resolve);
  });
  // The address is a string only for pipes.
  const { port: boundPort } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${boundPort}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Browsers keep idle connections open, which `close` would wait for.
        server.closeAllConnections();
      }),
  };
}
