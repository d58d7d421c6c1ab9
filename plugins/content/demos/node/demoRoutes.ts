import type { RouteConfig } from '@docusaurus/types';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DEMO_PAGES } from '../../../../src/site/demoPages';
import { DEMO_RUNNER_ROUTE } from '../contract';

/**
 * Returns the routes below `baseUrl` without the site's layout: the runner of edited demos, and the
 * pages of demos that are in the site.
 */
export function demoRoutes(siteDir: string, baseUrl: string): RouteConfig[] {
  const inSite = Object.entries(DEMO_PAGES).filter(([, file]) =>
    existsSync(path.join(siteDir, file)),
  );
  return [
    {
      path: baseUrl + DEMO_RUNNER_ROUTE.slice(1),
      component: '@site/src/features/demo/runner/DemoRunnerPage',
      exact: true,
    },
    ...inSite.map(([pathname, file]) => ({
      path: baseUrl + pathname.slice(1),
      component: '@site/src/features/demo/Demo/DemoPage',
      modules: { demo: `@site/${file}?demo&stage` },
      exact: true,
    })),
  ];
}
