import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { BuildFigures } from './comparison';
import { answers, startNode, whenReady } from './processGroup';
import { sampleMemory } from './sampleMemory';
import { findFreePort } from '../findFreePort';

const BUILD_TIMEOUT_IN_MS = 20 * 60_000;
const START_TIMEOUT_IN_MS = 5 * 60_000;

/** A site to be measured. */
export interface BenchSite {
  readonly name: string;
  readonly siteDir: string;
  /** Logs and temporary files of its commands. */
  readonly workDir: string;
}

/** A site that is served. */
export interface SiteServer {
  /** Without a trailing slash. */
  readonly origin: string;
  /** What it has printed last. */
  output(): string;
  /** Ends it. Returns the peak of a development server's memory in bytes, if that can be measured. */
  stop(): number | null;
}

function startDocusaurus(
  { siteDir, workDir, name }: BenchSite,
  [command, ...args]: [string, ...string[]],
) {
  const temporary = path.join(workDir, 'tmp');
  mkdirSync(temporary, { recursive: true });
  return startNode([require.resolve('@docusaurus/core/bin/docusaurus.mjs'), command, ...args], {
    cwd: siteDir,
    logFile: path.join(workDir, `${name}-${command}.log`),
    env: {
      ...process.env,
      NODE_ENV: command === 'start' ? 'development' : 'production',
      DOCS_EXPERIMENTS: '0',
      NO_UPDATE_NOTIFIER: '1',
      // jiti keeps its cache there.
      TMPDIR: temporary,
    },
  });
}

/**
 * Builds the site, in English by default, and returns what that took. The site's folder must be fresh: a cache
 * in it would be used. Throws with the end of the build's output when it fails or takes too long.
 */
export async function buildSite(
  site: BenchSite,
  locales: readonly string[] = ['en'],
): Promise<BuildFigures> {
  const started = performance.now();
  const group = startDocusaurus(site, [
    'build',
    ...locales.flatMap((locale) => ['--locale', locale]),
  ]);
  const stopSampling = sampleMemory(group.pid);
  const timer = setTimeout(() => group.stop(), BUILD_TIMEOUT_IN_MS);
  let totalMemory: number | null = null;
  const code = await group.exited.finally(() => {
    clearTimeout(timer);
    totalMemory = stopSampling();
    group.stop();
  });
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) {
    const end = code === null ? 'was stopped' : `ended with code ${code}`;
    throw new Error(`The build of ${site.name} ${end}:\n${group.output()}`);
  }
  const files = readdirSync(path.join(site.siteDir, 'build'), { recursive: true });
  return {
    seconds,
    totalMemory,
    htmlFiles: files.filter((file) => String(file).endsWith('.html')).length,
  };
}

/**
 * Serves the built site, or starts its development server, on a free loopback port, and waits until it
 * answers. Throws with the end of its output when it does not.
 */
export async function startServer(
  site: BenchSite,
  command: 'serve' | 'start',
): Promise<SiteServer> {
  const port = String(await findFreePort());
  const group = startDocusaurus(site, [
    command,
    ...(command === 'start' ? ['--locale', 'en'] : []),
    '--no-open',
    ...['--host', '127.0.0.1'],
    ...['--port', port],
  ]);
  const stopSampling = command === 'start' ? sampleMemory(group.pid) : () => null;
  const stop = () => {
    group.stop();
    return stopSampling();
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await whenReady(site.name, group, () => answers(`${origin}/`), START_TIMEOUT_IN_MS);
  } catch (error) {
    stop();
    throw error;
  }
  return { origin, output: group.output, stop };
}
