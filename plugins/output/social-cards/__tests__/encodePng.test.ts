import { inflateSync } from 'node:zlib';
import { encodePng } from '../node/encodePng';

/** The chunks of a PNG, by type. */
function readChunks(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let start = 8; start < png.length;) {
    const length = png.readUInt32BE(start);
    const type = png.toString('latin1', start + 4, start + 8);
    chunks.set(type, png.subarray(start + 8, start + 8 + length));
    start += length + 12;
  }
  return chunks;
}

const image = (colors: readonly (readonly [number, number, number])[], width: number) => ({
  width,
  height: colors.length / width,
  pixels: Uint8Array.from(colors.flatMap((color) => [...color, 255])),
});

test('numbers the colours, the almost same as one', async () => {
  const png = await encodePng(
    image(
      [
        [255, 255, 255],
        [0, 0, 0],
        [1, 2, 3],
        [254, 255, 250],
      ],
      2,
    ),
  );
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const chunks = readChunks(png);
  const header = chunks.get('IHDR') ?? Buffer.alloc(0);
  expect([header.readUInt32BE(0), header.readUInt32BE(4), header[8], header[9]]).toEqual([
    2, 2, 8, 3,
  ]);
  expect([...(chunks.get('PLTE') ?? [])]).toEqual([255, 255, 255, 0, 0, 0]);
  expect([...inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))]).toEqual([0, 0, 1, 0, 1, 0]);
});

test('an image that is no drawing is not made one', async () => {
  const noise = Array.from({ length: 4096 }, (_, index): [number, number, number] => [
    (index & 15) << 4,
    ((index >> 4) & 15) << 4,
    ((index >> 8) & 15) << 4,
  ]);
  await expect(encodePng(image(noise, 64))).rejects.toThrow('too many colours');
});
