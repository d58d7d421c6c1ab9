import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../e2e/findChromium';

const runs = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const isRoot = () => process.getuid?.() === 0;
const hasApt = () => spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

function installWithApt(): boolean {
  if (!runs('apt-get', 'update', '-q')) return false;
  // The quicker one, which older releases of Debian lack.
  const names = ['chromium-headless-shell', 'chromium'];
  return names.some((name) => runs('apt-get', 'install', '-y', '-q', name));
}

/**
 * Sees to it that the browser tests have a Chromium: the one there is, else Playwright's own, else
 * Debian's where its host cannot be reached. Throws one sentence when none can be had.
 */
export function installChromium(): void {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH="${named}" does not exist; correct or unset it.`);
  }
  if (findChromium(process.env) || existsSync(chromium.executablePath())) return;
  const withPackages = isRoot() && hasApt();
  const options = withPackages ? ['--with-deps'] : [];
  if (runs('npx', '--no-install', 'playwright', 'install', ...options, 'chromium')) return;
  if (withPackages && installWithApt()) return;
  throw new Error(
    'The browser tests need Chromium, which could not be installed: install it, or name it in CHROMIUM_PATH.',
  );
}
