import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { serveSite } from '../node/serveSite';

const build = temporaryFolder('each');
let unused: Socket | undefined;

afterEach(() => unused?.destroy());

it('closes though a browser has a connection open that it never used', async () => {
  build.write({ _headers: '' });
  const { url, close } = await serveSite({ folder: build.path, host: '127.0.0.1', port: 0 });
  unused = connect(Number(new URL(url).port), '127.0.0.1');
  await once(unused, 'connect');
  // Once a later request is answered, the server has accepted the connection.
  await (await fetch(url)).text();

  await close();

  if (!unused.closed) await once(unused, 'close');
  expect(unused.closed).toBe(true);
});
