import { expect, openPage, test } from './servicesTest';

/** Pages that talk to a service as soon as they are opened; everything else waits for the reader. */
const ALLOWED = ['/ad.js', '/ad.svg'];

for (const path of ['/material-ui/react-button/', '/material-ui/api/button/', '/versions/']) {
  test(`${path} asks nobody but the ads' network before the reader has chosen`, async ({
    page,
    services,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http')) hosts.add(hostname);
    });
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    expect([...hosts].filter((host) => !['localhost', 'services.test'].includes(host))).toEqual([]);
    const asked = services.requests.map((request) => request.path);
    expect(asked.filter((request) => !ALLOWED.includes(request))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}
