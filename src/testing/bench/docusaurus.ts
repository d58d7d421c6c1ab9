import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BuildFigures } from './comparison';
import { lastLines, startNode, type ProcessGroup } from './processGroup';
import { sampleMemory } from './sampleMemory';
import { findFreePort } from '../findFreePort';

const BUILD_TIMEOUT_IN_MS = 20 * 60_000;
const SERVE_TIMEOUT_IN_MS = 2 * 60_000;

/** A site to be measured. */
export interface BenchSite {
  readonly name: string;
  readonly siteDir: string;
  /** Logs and temporary files of its commands. */
  readonly workDir: string;
}

/** A served site. */
export interface SiteServer {
  /** Without a trailing slash. */
  readonly origin: string;
  stop(): void;
}

function startDocusaurus(
  { siteDir, workDir, name }: BenchSite,
  [command, ...args]: [string, ...string[]],
) {
  const temporary = path.join(workDir, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const logFile = path.join(workDir, `${name}-${command}.log`);
  const group = startNode(
    [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), command, ...args],
    {
      cwd: siteDir,
      logFile,
      env: {
        ...process.env,
        NODE_ENV: command === 'start' ? 'development' : 'production',
        DOCS_EXPERIMENTS: '0',
        NO_UPDATE_NOTIFIER: '1',
        // jiti keeps its cache there.
        TMPDIR: temporary,
      },
    },
  );
  return { group, logFile };
}

async function exitCode(group: ProcessGroup, timeout: number): Promise<number | null> {
  const timer = setTimeout(() => group.stop(), timeout);
  try {
    return await group.exited;
  } finally {
    clearTimeout(timer);
    group.stop();
  }
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
  const { group, logFile } = startDocusaurus(site, [
    'build',
    ...locales.flatMap((locale) => ['--locale', locale]),
  ]);
  const stopSampling = sampleMemory(group.pid);
  let code: number | null;
  let memory: number | null;
  try {
    code = await exitCode(group, BUILD_TIMEOUT_IN_MS);
  } finally {
    memory = stopSampling();
  }
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) {
    const end = code === null ? 'was stopped' : `ended with code ${code}`;
    throw new Error(`The build of ${site.name} ${end}:\n${lastLines(logFile)}`);
  }
  const files = readdirSync(path.join(site.siteDir, 'build'), { recursive: true });
  return {
    seconds,
    totalMemory: memory,
    htmlFiles: files.filter((file) => String(file).endsWith('.html')).length,
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}

/** Runs a command that serves, on a free loopback port. */
async function startServing(site: BenchSite, [command, ...args]: [string, ...string[]]) {
  const port = await findFreePort();
  const started = startDocusaurus(site, [
    command,
    ...args,
    '--no-open',
    ...['--host', '127.0.0.1'],
    ...['--port', String(port)],
  ]);
  return { ...started, origin: `http://127.0.0.1:${port}` };
}

/** Serves the built site on a free loopback port. Throws when it does not answer in time. */
export async function serveSite(site: BenchSite): Promise<SiteServer> {
  const { group, logFile, origin } = await startServing(site, ['serve']);
  const deadline = Date.now() + SERVE_TIMEOUT_IN_MS;
  let ended = false;
  group.exited.then(
    () => (ended = true),
    () => (ended = true),
  );
  while (!(await answers(`${origin}/`))) {
    if (ended || Date.now() > deadline) {
      group.stop();
      throw new Error(`${site.name} cannot be served:\n${lastLines(logFile)}`);
    }
    await wait(250);
  }
  return { origin, stop: () => group.stop() };
}

/** A development server, which may not answer yet. */
export interface DevServer {
  /** Without a trailing slash. */
  readonly origin: string;
  /** What it has printed last. */
  output(): string;
  /** Ends it. Returns the peak of its memory; `null` when it cannot be measured. */
  stop(): number | null;
}

/** Starts the development server of a site in English. */
export async function startDevServer(site: BenchSite): Promise<DevServer> {
  const { group, logFile, origin } = await startServing(site, ['start', '--locale', 'en']);
  const stopSampling = sampleMemory(group.pid);
  return {
    origin,
    output: () => lastLines(logFile),
    stop: () => {
      const memory = stopSampling();
      group.stop();
      return memory;
    },
  };
}
