import path from 'node:path';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { NO_SERVICES } from '../../../../src/site/services';
import { parseHeaders } from '../node/hostHeaders';
import { scriptHash } from '../../../common/html-postbuild/inlineScripts';
import { securePages } from '../node/securePages';
import { serveSite } from '../node/serveSite';

const build = temporaryFolder('each');

const page = (script: string) =>
  `<!doctype html><html><head><meta charset="UTF-8"><script>${script}</script></head><body></body></html>`;

beforeEach(() =>
  build.write({
    'index.html': page('all()'),
    '404.html': page('all()'),
    'system/index.html': page('all()'),
    'system/react-box/index.html': page('box()'),
    'demo-runner/index.html': page('evaluate()'),
  }),
);

const secureEnglish = () =>
  securePages({
    outDir: build.path,
    rootDir: build.path,
    baseUrl: '/',
    services: NO_SERVICES,
  });

// Docusaurus empties the folder before it builds English, and then builds the other languages into it.
function secureChinese() {
  build.write({
    'zh/index.html': page('chinese()'),
    'zh/demo-runner/index.html': page('evaluate()'),
    'zh/system/index.html': page('all()'),
  });
  return securePages({
    outDir: path.join(build.path, 'zh'),
    rootDir: build.path,
    baseUrl: '/zh/',
    services: NO_SERVICES,
  });
}

function readPolicies() {
  const rules = parseHeaders(build.read('_headers'));
  return new Map(
    rules.flatMap(({ pattern, headers }) =>
      headers
        .filter(([name]) => name === 'Content-Security-Policy')
        .map(([, value]) => [pattern, value] as const),
    ),
  );
}

it('allows the inline scripts of the pages, and of no other page', async () => {
  await secureEnglish();
  const policies = readPolicies();
  expect([...policies.keys()]).toEqual([
    '/*',
    '/sw.js',
    '/',
    '/404.html',
    '/demo-runner/*',
    '/system/*',
  ]);
  for (const pattern of ['/', '/404.html', '/system/*']) {
    const policy = policies.get(pattern) ?? '';
    expect(policy).toContain(scriptHash('all()'));
    expect(policy).toContain(scriptHash('box()'));
    expect(policy).not.toContain(scriptHash('evaluate()'));
  }
});

it('adds the pages of every language', async () => {
  await secureEnglish();
  await secureChinese();
  const policies = readPolicies();
  expect([...policies.keys()]).toEqual([
    '/*',
    '/sw.js',
    '/',
    '/404.html',
    '/demo-runner/*',
    '/system/*',
    '/zh/',
    '/zh/demo-runner/*',
    '/zh/system/*',
  ]);
  expect(policies.get('/zh/')).toContain(scriptHash('chinese()'));
  expect(policies.get('/zh/')).toContain(scriptHash('all()'));
  expect(policies.get('/')).toBe(policies.get('/zh/'));
});

it('takes the origin of every language’s demo runner, and lets the worker ask this site only', async () => {
  await secureEnglish();
  await secureChinese();
  const policies = readPolicies();
  for (const pattern of ['/demo-runner/*', '/zh/demo-runner/*']) {
    expect(policies.get(pattern)).toMatch(
      /frame-ancestors 'self'.*; sandbox allow-scripts allow-forms$/,
    );
  }
  expect(policies.get('/sw.js')).toBe("default-src 'self'");
});

it('gives the policy to the service worker, if there is one', async () => {
  const language = {
    outDir: build.path,
    rootDir: build.path,
    baseUrl: '/',
  };
  await securePages({ ...language, services: NO_SERVICES });
  expect(() => build.read('sw-policy.js')).toThrow('ENOENT');
  await securePages({ ...language, services: { ...NO_SERVICES, officialHost: 'docs.example' } });
  expect(build.read('sw-policy.js')).toBe(
    `const POLICY=${JSON.stringify(readPolicies().get('/system/*'))};\n`,
  );
});

it('has the policy in the page for paths that do not exist', async () => {
  await secureEnglish();
  const html = build.read('404.html');
  expect(html).toMatch(
    /<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="/,
  );
  expect(html).toContain(scriptHash('all()'));
  expect(html).not.toContain('frame-ancestors');
});

it('says which page is not as Docusaurus writes it', async () => {
  build.write({ '404.html': '<html></html>' });
  await expect(secureEnglish()).rejects.toThrow('404.html does not declare its encoding');
});

it('serves the site with its headers', async () => {
  await secureEnglish();
  const { url, close } = await serveSite({ folder: build.path, host: '127.0.0.1', port: 0 });
  try {
    const policies = readPolicies();
    build.write({ 'system/react-box.md': '# Box', 'llms.txt': '# Docs', 'sw.js': '' });
    const policyAt = async (at: string) =>
      (await fetch(new URL(at, url))).headers.get('content-security-policy');
    expect(await policyAt('/')).toBe(policies.get('/'));
    expect(await policyAt('/system/react-box/')).toBe(policies.get('/system/*'));
    expect(await policyAt('/demo-runner/')).toBe(policies.get('/demo-runner/*'));
    expect(await policyAt('/sw.js')).toBe(policies.get('/sw.js'));
    const typeAt = async (at: string) =>
      (await fetch(new URL(at, url))).headers.get('content-type');
    expect(await typeAt('/system/react-box.md')).toBe('text/markdown; charset=utf-8');
    expect(await typeAt('/llms.txt')).toBe('text/plain; charset=utf-8');
    expect(await typeAt('/system/')).toMatch(/^text\/html/);
    const missing = await fetch(new URL('/nowhere/', url));
    expect(missing.status).toBe(404);
    expect(missing.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await missing.text()).toContain('Content-Security-Policy');
  } finally {
    await close();
  }
});

it('says what to do when there is no build', async () => {
  await expect(serveSite({ folder: build.path, host: '127.0.0.1', port: 0 })).rejects.toThrow(
    'Build the site first: npm run build',
  );
});

it('says what to do when the port is taken', async () => {
  await secureEnglish();
  const { url, close } = await serveSite({ folder: build.path, host: '127.0.0.1', port: 0 });
  const port = Number(new URL(url).port);
  await expect(serveSite({ folder: build.path, host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} is taken. Name another one: --port`,
  );
  await close();
});
