import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ANSWERS, type Behaviour, type StandInRequest } from './answers';

/** A server on loopback in the place of every outside service. */
export interface StandIn {
  readonly port: number;
  /** What was asked since the last `reset`, in order. */
  readonly requests: readonly StandInRequest[];
  /** Changes what is answered to a path until the next `reset`. */
  readonly answer: (path: string, behaviour: Behaviour) => void;
  /** Forgets requests, and answers again as each service should. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

async function readRequest(request: IncomingMessage): Promise<StandInRequest> {
  const url = new URL(request.url ?? '/', 'http://services.test');
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    body: await text(request),
    headers: request.headers,
  };
}

/** Starts the stand-in on a free port of loopback. */
export async function startStandIn(): Promise<StandIn> {
  const requests: StandInRequest[] = [];
  const behaviours = new Map<string, Behaviour>();

  async function handle(incoming: IncomingMessage, response: ServerResponse) {
    const request = await readRequest(incoming);
    if (request.method === 'OPTIONS') {
      response.writeHead(204, ANY_ORIGIN).end();
      return;
    }
    requests.push(request);
    const behaviour = behaviours.get(request.path) ?? ANSWERS[request.path] ?? { status: 404 };
    if (behaviour === 'down') {
      incoming.socket.destroy();
      return;
    }
    const answer = typeof behaviour === 'function' ? behaviour(request) : behaviour;
    if (answer.delay) await new Promise((resolve) => setTimeout(resolve, answer.delay));
    response.writeHead(answer.status ?? 200, { ...ANY_ORIGIN, ...answer.headers });
    response.end(answer.body);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // An address of a pipe would be a string; this one is of a port.
    port: (server.address() as AddressInfo).port,
    requests,
    answer: (path, behaviour) => behaviours.set(path, behaviour),
    reset: () => {
      requests.length = 0;
      behaviours.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
