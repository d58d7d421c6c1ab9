import { renderAsync } from '@resvg/resvg-js';
import { rename } from 'node:fs/promises';
import pLimit from 'p-limit';
import satori from 'satori';
import { writeFile } from '../../../common/files/boundedFiles';
import { CARD_HEIGHT, CARD_WIDTH, cardElement, type Card } from './cardElement';
import { encodePng } from './encodePng';
import { createFontReader, fontFamily } from './fonts';

/** A card, and the file that it is to be drawn into. */
export type PaintJob = readonly [file: string, card: Card];

/** How many are drawn at a time: pixels are made and compressed beside the thread. */
const CONCURRENCY = 2;

type Painter = (card: Card) => Promise<Buffer>;

function createPainter(siteDir: string): Painter {
  const fontsFor = createFontReader(siteDir);
  return async (card) => {
    const fonts = fontsFor(`${card.product}${card.title}${card.description}${card.address}`);
    // Elements of React are objects like these.
    const drawing = cardElement(card, fontFamily(fonts)) as unknown as Parameters<typeof satori>[0];
    const svg = await satori(drawing, { width: CARD_WIDTH, height: CARD_HEIGHT, fonts });
    return encodePng(await renderAsync(svg, { font: { loadSystemFonts: false } }));
  };
}

/**
 * Draws cards. It takes seconds, so it belongs in a thread of its own.
 * @throws An Error that names the page whose card could not be drawn.
 */
export async function paintCards(siteDir: string, jobs: readonly PaintJob[]): Promise<void> {
  const paint = createPainter(siteDir);
  const limit = pLimit(CONCURRENCY);
  async function draw([file, card]: PaintJob): Promise<void> {
    const png = await paint(card).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`social-cards: the card of ${card.address} could not be drawn: ${reason}`);
    });
    // Never half a drawing, whatever happens meanwhile.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, png);
    await rename(unfinished, file);
  }
  await Promise.all(jobs.map((job) => limit(draw, job)));
}
