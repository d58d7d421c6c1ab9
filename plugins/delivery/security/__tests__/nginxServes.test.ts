import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../../../../src/testing/findFreePort';
import { nginxConfig } from '../node/nginxConfig';

// What the configuration says is tested beside it; only nginx knows whether it means that.
const withNginx = spawnSync('nginx', ['-v']).error ? describe.skip : describe;

const FILES = {
  'index.html': 'home',
  '404.html': 'nothing here',
  'button/index.html': 'button',
  'button.md': '# Button',
  'assets/main.js': 'export {};',
  _headers: 'secret',
};

/** Resolves when the server answers; rejects after ten seconds. */
async function untilAnswered(origin: string): Promise<void> {
  const end = Date.now() + 10_000;
  for (;;) {
    try {
      await fetch(origin);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await setTimeout(50);
    }
  }
}

withNginx('nginx', () => {
  let folder: string;
  let origin: string;
  let nginx: ChildProcess;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
    const root = path.join(folder, 'build');
    for (const [name, text] of Object.entries(FILES)) {
      await mkdir(path.dirname(path.join(root, name)), { recursive: true });
      await writeFile(path.join(root, name), text);
    }
    const config = nginxConfig({
      root,
      headers: [
        { pattern: '/*', headers: [['X-Policy', "object-src 'none'"]] },
        { pattern: '/assets/*', headers: [['Cache-Control', 'immutable']] },
        { pattern: '/*.md', headers: [['Content-Type', 'text/markdown; charset=utf-8']] },
        { pattern: '/button/', headers: [['Link', '</a>; rel="alternate"']] },
      ],
      redirects: [
        { from: '/old/', to: '/button/#size' },
        { from: '/now/', to: '/button/', temporary: true },
        { from: '/themes/:name/', to: '/theming-:name/' },
        { from: '/base/*', to: '/base-ui/:splat' },
      ],
    });
    const port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    // nginx changes to its own user if it is started by root, who owns the folder.
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    await writeFile(path.join(folder, 'site.conf'), config.replace('listen 80', `listen ${port}`));
    await writeFile(
      path.join(folder, 'nginx.conf'),
      `${user} daemon off; pid pid; events {} http { access_log off; types { text/html html; text/javascript js; } include site.conf; }`,
    );
    nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
      stdio: 'inherit',
    });
    await untilAnswered(origin);
  });

  afterAll(async () => {
    nginx.kill();
    await once(nginx, 'exit');
    await rm(folder, { recursive: true });
  });

  const get = async (address: string) => {
    const answer = await fetch(`${origin}${address}`, { redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  test.each([
    ['/', 200, 'home'],
    ['/button/', 200, 'button'],
    ['/none/', 404, 'nothing here'],
    ['/_headers', 404, 'nothing here'],
  ])('%s answers %i', async (address, status, text) => {
    expect(await get(address)).toMatchObject({ status, text });
  });

  test.each([
    ['/old/?a=1', 301, '/button/?a=1#size'],
    ['/old', 301, '/button/#size'],
    ['/now/', 302, '/button/'],
    ['/themes/dark/', 301, '/theming-dark/'],
    ['/base/react-menu/', 301, '/base-ui/react-menu/'],
    ['/button', 301, '/button/'],
  ])('%s leads on', async (address, status, to) => {
    const { status: answered, headers } = await get(address);
    expect([answered, headers.get('location')]).toEqual([status, to]);
  });

  test.each([
    ['/none/', 'x-policy', "object-src 'none'"],
    ['/button/', 'link', '</a>; rel="alternate"'],
    ['/', 'link', null],
    ['/assets/main.js', 'cache-control', 'immutable'],
    ['/assets/main.js', 'content-type', 'text/javascript'],
    ['/button.md', 'content-type', 'text/markdown; charset=utf-8'],
  ])('%s has its %s', async (address, header, value) => {
    expect((await get(address)).headers.get(header)).toBe(value);
  });
});
