import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveSite } from '../node/serveSite';

let folder: string;
let unused: Socket | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve-site-'));
});

afterEach(async () => {
  unused?.destroy();
  await rm(folder, { recursive: true });
});

it('closes though a browser has a connection open that it never used', async () => {
  await writeFile(path.join(folder, '_headers'), '');
  const { url, close } = await serveSite({ folder, host: '127.0.0.1', port: 0 });
  unused = connect(Number(new URL(url).port), '127.0.0.1');
  await once(unused, 'connect');
  // Once a later request is answered, the server has accepted the connection.
  await (await fetch(url)).text();

  await close();

  if (!unused.closed) await once(unused, 'close');
  expect(unused.closed).toBe(true);
});
