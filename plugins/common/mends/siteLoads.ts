import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Plugin } from '@docusaurus/types';
import { isDevServer } from '../docusaurus/isDevServer';
import { HEAD_START } from './afterBundler';

/** In ms, for a load that failed outside of the parts that say so (`partOfSiteLoad`). */
const LONGEST = 60_000;

interface SiteLoads {
  begun: number;
  ended: Promise<unknown>;
  end: () => void;
}

/** Only the process remembers, since each load has fresh modules. */
const memory = globalThis as { siteLoads?: SiteLoads };

/**
 * Lets one load of the site run at a time. After an edit of a translation, the development server loads the
 * whole site again, beside loads that still run, and their memory adds up. Here a load waits for the bundler,
 * which compiles the edited page on the same thread, and for the load before; if a newer one has begun
 * meanwhile, it never goes on.
 */
export async function beginSiteLoad(): Promise<void> {
  if (!isDevServer()) return;
  const loads = (memory.siteLoads ??= { begun: 0, ended: Promise.resolve(), end: () => {} });
  loads.begun += 1;
  const own = loads.begun;
  if (own > 1) await Promise.all([pause(HEAD_START), loads.ended]);
  if (own !== loads.begun) await new Promise(() => {});
  if (own > 1) collectGarbage();
  const ended = new Promise<void>((resolve) => {
    loads.end = resolve;
  });
  loads.ended = Promise.race([ended, pause(LONGEST, undefined, { ref: false })]);
}

/** Wraps a part of a load of the site, whose failure ends the load. */
export function partOfSiteLoad<Args extends readonly unknown[], Loaded>(
  load: (...args: Args) => Loaded | Promise<Loaded>,
): (...args: Args) => Promise<Loaded> {
  return async (...args) => {
    try {
      return await load(...args);
    } catch (error) {
      memory.siteLoads?.end();
      throw error;
    }
  };
}

/** Frees what loads and the bundler have left. On a machine with much memory, V8 lets it grow to gigabytes first. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Docusaurus plugin that ends a load of the site that did not fail. */
export function siteLoads(): Plugin {
  return {
    name: 'site-loads',
    async allContentLoaded() {
      const { siteLoads: loads } = memory;
      if (loads && loads.begun > 1) collectGarbage();
      loads?.end();
    },
  };
}
