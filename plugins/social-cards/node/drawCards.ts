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

export interface CardDrawings {
  /** The file of each card, in the order of the cards, relative to the output folder. */
  readonly files: readonly string[];
  /** Settles when the files are there: to how many were not in the cache. */
  readonly drawn: Promise<number>;
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

/** Draws cards, those with the same name once; see {@link drawCards}. */
async function draw(
  cards: ReadonlyMap<string, Card>,
  { siteDir, cache, target }: { siteDir: string; cache: string; target: string },
): Promise<number> {
  await Promise.all([mkdir(cache, { recursive: true }), mkdir(target, { recursive: true })]);
  const waiting = cards.entries();
  let drawn = 0;
  let painter: ReturnType<typeof createPainter> | undefined;
  async function work(): Promise<void> {
    for (const [name, card] of waiting) {
      const kept = path.join(cache, name);
      if (!existsSync(kept)) {
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
  return drawn;
}

/**
 * Draws cards as PNG into a folder of the build; their names are known at once. A card that was drawn
 * before comes from the cache: its name is a hash of what it says and of what draws it.
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
