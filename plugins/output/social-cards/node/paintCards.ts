import { renderAsync } from '@resvg/resvg-js';
import { rename } from 'node:fs/promises';
import pLimit from 'p-limit';
import satori from 'satori';
import { writeFile } from '../../../common/files/boundedFiles';
import { CARD_HEIGHT, CARD_WIDTH, cardElement, type Card } from './cardElement';
import { createFontReader, fontFamily } from './fonts';

/** A card and its output file. */
export type PaintJob = readonly [file: string, card: Card];

/** Cards drawn concurrently; rasterizing and compressing are asynchronous. */
const CONCURRENCY = 2;

type Painter = (card: Card) => Promise<Buffer>;

function createPainter(siteDir: string): Painter {
  const fontsFor = createFontReader(siteDir);
  return async (card) => {
    const fonts = fontsFor(`${card.product}${card.title}${card.description}${card.address}`);
    // satori accepts plain objects of this shape.
    const drawing = cardElement(card, fontFamily(fonts)) as unknown as Parameters<typeof satori>[0];
    const svg = await satori(drawing, { width: CARD_WIDTH, height: CARD_HEIGHT, fonts });
    return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  };
}

/**
 * Draws cards. Takes seconds, so run it in a worker thread.
 * @throws An Error that names the page whose card failed.
 */
export async function paintCards(siteDir: string, jobs: readonly PaintJob[]): Promise<void> {
  const paint = createPainter(siteDir);
  const limit = pLimit(CONCURRENCY);
  async function draw([file, card]: PaintJob): Promise<void> {
    const png = await paint(card).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`social-cards: the card of ${card.address} could not be drawn: ${reason}`);
    });
    // Written to a temporary name first, so that the cache never contains partial files.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, png);
    await rename(unfinished, file);
  }
  await Promise.all(jobs.map((job) => limit(draw, job)));
}
