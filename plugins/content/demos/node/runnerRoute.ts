import type { RouteConfig } from '@docusaurus/types';
import { DEMO_RUNNER_ROUTE } from '../contract';

/** Returns the route of the runner page, without the site's layout, below `baseUrl`. */
export function runnerRoute(baseUrl: string): RouteConfig {
  return {
    path: baseUrl + DEMO_RUNNER_ROUTE.slice(1),
    component: '@site/src/features/demo/runner/DemoRunnerPage',
    exact: true,
  };
}
