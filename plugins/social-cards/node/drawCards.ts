import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findPackageFolder } from '../../api-pages/node/extract/findPackageFolder';
import { semanticColors } from '../../../src/site/tokens';
import { CARD_HEIGHT, CARD_WIDTH, cardElement, type Card } from './cardElement';
import { encodePng } from './encodePng';
import { createFontReader, fontFamily } from './fonts';

/** Where the drawings are kept between builds, relative to the site. */
const CACHE_FOLDER = 'node_modules/.cache/social-cards';
const HASH_LENGTH = 16;
/** How many are drawn at a time; pixels are made beside the main thread. */
const CONCURRENCY = 4;

export interface DrawnCards {
  /** The file of each card, in the order of the cards, relative to the output folder. */
  readonly files: readonly string[];
  /** How many were not in the cache. */
  readonly drawn: number;
}

/** The code that decides how a drawing looks. */
const DRAWING_CODE = ['cardElement.ts', 'drawCards.ts', 'encodePng.ts', 'fonts.ts'];

/** A hash of the code that draws, of the colours, and of the versions of what it draws with. */
function hashDrawing(siteDir: string): string {
  const hash = createHash('sha256').update(JSON.stringify(semanticColors));
  for (const name of DRAWING_CODE) hash.update(readFileSync(path.join(__dirname, name)));
  for (const name of [
    'satori',
    '@resvg/resvg-js',
    '@fontsource/geist-sans',
    '@fontsource/noto-sans-sc',
  ]) {
    hash.update(readFileSync(path.join(findPackageFolder(siteDir, name) ?? '', 'package.json')));
  }
  return hash.digest('hex');
}

/** Draws one after another what is handed to it. */
async function createPainter(siteDir: string): Promise<(card: Card) => Promise<Buffer>> {
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  const fontsFor = createFontReader(siteDir);
  return async (card) => {
    const fonts = fontsFor(`${card.product}${card.title}${card.description}${card.address}`);
    // Elements of React are objects like these.
    const drawing = cardElement(card, fontFamily(fonts)) as unknown as Parameters<typeof satori>[0];
    const svg = await satori(drawing, { width: CARD_WIDTH, height: CARD_HEIGHT, fonts });
    const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
    return encodePng(image);
  };
}

/**
 * Draws cards as PNG into a folder of the build. A card that was drawn before comes from the cache: its
 * name is a hash of what it says and of what draws it.
 * @param folder Relative to `outDir`.
 */
export async function drawCards(
  cards: readonly Card[],
  { siteDir, outDir, folder }: { siteDir: string; outDir: string; folder: string },
): Promise<DrawnCards> {
  const drawing = hashDrawing(siteDir);
  const names = cards.map((card) => {
    const content = JSON.stringify([drawing, card]);
    return `${createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH)}.png`;
  });
  const cache = path.join(siteDir, CACHE_FOLDER);
  const target = path.join(outDir, folder);
  await Promise.all([mkdir(cache, { recursive: true }), mkdir(target, { recursive: true })]);

  const waiting = [...new Map(names.map((name, index) => [name, cards[index]]))];
  let drawn = 0;
  let painter: ReturnType<typeof createPainter> | undefined;
  async function work(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, card] = next;
      const kept = path.join(cache, name);
      if (!existsSync(kept) && card) {
        drawn += 1;
        painter ??= createPainter(siteDir);
        const paint = await painter;
        // Never half a drawing, whatever happens meanwhile.
        const unfinished = `${kept}.${process.pid}`;
        await writeFile(unfinished, await paint(card));
        await rename(unfinished, kept);
      }
      await copyFile(kept, path.join(target, name));
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return { files: names.map((name) => `${folder}/${name}`), drawn };
}
