import type { Page } from '@playwright/test';
import { test as base } from '../e2e/page';
import { startStandIn, type StandIn } from './startStandIn';

interface WorkerFixtures {
  readonly runningStandIn: StandIn;
}

interface Fixtures {
  /** The outside services: what they answer, and what they were asked. */
  readonly services: StandIn;
}

/**
 * Playwright's `test` on the site that was built with services. For the browser every service is
 * `http://services.test`, which is a stand-in on loopback, one for each worker; no other host exists.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  runningStandIn: [
    // Playwright reads the fixtures that one needs from its first parameter.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const standIn = await startStandIn();
      await provide(standIn);
      await standIn.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: async ({ launchOptions, runningStandIn }, provide) => {
    const rules = [
      `MAP services.test 127.0.0.1:${runningStandIn.port}`,
      'EXCLUDE localhost',
      'EXCLUDE 127.0.0.1',
      'MAP * ~NOTFOUND',
    ].join(', ');
    await provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`],
    });
  },
  services: async ({ runningStandIn }, provide) => {
    runningStandIn.reset();
    await provide(runningStandIn);
    runningStandIn.reset();
  },
});

/** Gives the page this number whenever it asks for chance. */
export async function fixChance(page: Page, random: number) {
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, random);
}

export { expect, openPage } from '../e2e/page';
