// cspell:ignore IDAT IEND IHDR PLTE
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';

/** An image of RGBA pixels. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const compress = promisify(deflate);

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const INDEXED = 3;
const MAX_COLORS = 256;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/**
 * Indexes the colours of an opaque image; colours that differ only in their lowest `bits` bits are
 * merged. `undefined` if there are too many for a palette.
 */
function indexColors({ width, height, pixels }: Pixels, bits: number) {
  const indexes = new Map<number, number>();
  const palette: number[] = [];
  function indexAt(pixel: number): number {
    const start = pixel * 4;
    const red = pixels[start] ?? 0;
    const green = pixels[start + 1] ?? 0;
    const blue = pixels[start + 2] ?? 0;
    const key = ((red >> bits) << 16) | ((green >> bits) << 8) | (blue >> bits);
    const known = indexes.get(key);
    if (known !== undefined) return known;
    palette.push(red, green, blue);
    indexes.set(key, indexes.size);
    return indexes.size - 1;
  }

  // One number per pixel, so that equal neighbours are detected quickly.
  const colors = new Uint32Array(new Uint8Array(pixels).buffer);
  // Each row starts with its filter type: none.
  const rows = Buffer.alloc((width + 1) * height);
  let color = -1;
  let index = 0;
  for (let row = 0, pixel = 0; row < height; row += 1) {
    for (let column = 1; column <= width; column += 1, pixel += 1) {
      const next = colors[pixel];
      if (next !== undefined && next !== color) {
        color = next;
        index = indexAt(pixel);
        if (index === MAX_COLORS) return undefined;
      }
      rows[row * (width + 1) + column] = index;
    }
  }
  return { rows, palette: Buffer.from(palette) };
}

/**
 * Encodes an opaque image as PNG with a palette, about half the size of true colour for these
 * drawings.
 * @throws An Error if the image has too many colours.
 */
export async function encodePng(image: Pixels): Promise<Buffer> {
  const indexed = indexColors(image, 3) ?? indexColors(image, 4) ?? indexColors(image, 5);
  if (!indexed) throw new Error('A social card has too many colours for a palette.');
  const header = Buffer.alloc(13);
  header.writeUInt32BE(image.width, 0);
  header.writeUInt32BE(image.height, 4);
  header.set([8, INDEXED, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', indexed.palette),
    chunk('IDAT', await compress(indexed.rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
