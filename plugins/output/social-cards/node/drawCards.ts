import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { getPackageFolder } from '../../../common/packages/findPackageFolder';
import { semanticColors } from '../../../../src/site/tokens';
import type { Card } from './cardElement';
import type { PaintJob } from './paintCards';

/** Cache of the images, relative to the site. */
const CACHE_FOLDER = 'node_modules/.cache/social-cards';
const HASH_LENGTH = 16;
const WORKER = path.join(__dirname, 'paintWorker.cjs');

export interface CardDrawings {
  /** File of each card, in the order of the cards, relative to the output folder. */
  readonly files: readonly string[];
  /** Settles when the files are written; the number of cards that were not cached. */
  readonly drawn: Promise<number>;
}

/** Code that affects the images. */
const DRAWING_CODE = ['cardElement.ts', 'fonts.ts', 'paintCards.ts'];

/** Hash of the drawing code, the colours and the versions of the libraries. */
function hashDrawing(siteDir: string): string {
  const hash = createHash('sha256').update(JSON.stringify(semanticColors));
  for (const name of DRAWING_CODE) hash.update(readFileSync(path.join(__dirname, name)));
  for (const name of [
    'satori',
    '@resvg/resvg-js',
    '@fontsource/geist-sans',
    '@fontsource/noto-sans-sc',
  ]) {
    hash.update(readFileSync(path.join(getPackageFolder(siteDir, name), 'package.json')));
  }
  return hash.digest('hex');
}

/** Draws cards in a worker thread. */
function paint(siteDir: string, jobs: readonly PaintJob[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: { siteDir, jobs } });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}

/** Draws the cards that are not cached and copies all of them; see {@link drawCards}. */
async function draw(
  cards: ReadonlyMap<string, Card>,
  { siteDir, cache, target }: { siteDir: string; cache: string; target: string },
): Promise<number> {
  await Promise.all([mkdir(cache, { recursive: true }), mkdir(target, { recursive: true })]);
  const missing = [...cards]
    .map(([name, card]): PaintJob => [path.join(cache, name), card])
    .filter(([file]) => !existsSync(file));
  if (missing.length > 0) await paint(siteDir, missing);
  for (const name of cards.keys()) await copyFile(path.join(cache, name), path.join(target, name));
  return missing.length;
}

/**
 * Draws cards as PNG into a folder of the build. File names are known at once, because they are
 * hashes of content and drawing code; unchanged cards come from the cache.
 * @param folder Relative to `outDir`.
 */
export function drawCards(
  cards: readonly Card[],
  { siteDir, outDir, folder }: { siteDir: string; outDir: string; folder: string },
): CardDrawings {
  const drawing = hashDrawing(siteDir);
  const named = cards.map((card): [string, Card] => {
    const content = JSON.stringify([drawing, card]);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
    return [`${hash}.png`, card];
  });
  const cache = path.join(siteDir, CACHE_FOLDER);
  const target = path.join(outDir, folder);
  return {
    files: named.map(([name]) => `${folder}/${name}`),
    drawn: draw(new Map(named), { siteDir, cache, target }),
  };
}
