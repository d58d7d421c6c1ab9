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
  /** 0 takes any free port. */
  readonly port: number;
}

interface ServedSite {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** What the build's own host would read beside `_headers`; a site without redirects has none. */
const REDIRECTS_FILE = '_redirects';

/** An address that no page has. */
const NO_PAGE = '/-/';

/** A pattern for the files of a site in the place of one for its addresses. */
const toFilePattern = (pattern: string) =>
  pattern
    .replace(/\*$/, '**')
    // Elsewhere a star of a host takes slashes, too.
    .replace(/^\/\*(?=\.)/, '/**/*')
    .replace(/\/$/, '/index.html');

/**
 * Serves a built site as a static host does, with the headers of its `_headers` and the redirects of
 * its `_redirects`.
 * @throws An Error that says what to do when there is no build, or the port is taken.
 */
export async function serveSite({ folder, host, port }: ServeOptions): Promise<ServedSite> {
  const file = path.join(folder, HEADERS_FILE);
  if (!existsSync(file)) {
    throw new Error(`${folder} has no ${HEADERS_FILE}. Build the site first: npm run build`);
  }
  const rules = parseHeaders(await readFile(file, 'utf8'));
  const headers = rules.map(({ pattern, headers: own }) => ({
    source: toFilePattern(pattern),
    headers: own.map(([key, value]) => ({ key, value })),
  }));
  const redirectsFile = path.join(folder, REDIRECTS_FILE);
  const redirects = existsSync(redirectsFile) ? await readFile(redirectsFile, 'utf8') : '';
  const findRedirect = createHostRedirector(parseHostRedirects(redirects));
  const server = createServer((request, response) => {
    const location = findRedirect(request.url ?? '/');
    if (location !== undefined) {
      response.writeHead(301, { Location: location }).end();
      return;
    }
    // The handler would fail where the system does; a host says that there is no such page.
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
  // An address of a pipe would be a string; this one is of a port.
  const { port: boundPort } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${boundPort}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Browsers open connections that they may never use, and closing would wait for them.
        server.closeAllConnections();
      }),
  };
}
