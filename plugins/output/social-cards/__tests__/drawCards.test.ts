import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawCards } from '../node/drawCards';

const MODULES = path.resolve(__dirname, '../../../../node_modules');
const CARD = {
  product: 'Material UI',
  title: '按钮 Button',
  description: 'Buttons start an action or follow a link.',
  address: 'example.com/material-ui/react-button/',
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></svg>',
  lang: 'zh-CN',
};

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'cards-'));
  mkdirSync(path.join(siteDir, 'node_modules'));
  for (const name of ['satori', '@resvg', '@fontsource']) {
    symlinkSync(path.join(MODULES, name), path.join(siteDir, 'node_modules', name));
  }
});
afterEach(() => rmSync(siteDir, { recursive: true }));

test('a card is drawn once, and again when it says something else', async () => {
  const draw = async (build: string, title: string) => {
    const { files, drawn } = drawCards([CARD, { ...CARD, title }, CARD], {
      siteDir,
      outDir: path.join(siteDir, build),
      folder: 'img/cards',
    });
    return { files, drawn: await drawn };
  };
  const first = await draw('one', 'Chip');
  expect(first.drawn).toBe(2);
  expect(new Set(first.files).size).toBe(2);
  expect(first.files[2]).toBe(first.files[0]);
  const png = readFileSync(path.join(siteDir, 'one', first.files[0] ?? ''));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

  const second = await draw('two', 'Badge');
  expect(second.drawn).toBe(1);
  expect(readFileSync(path.join(siteDir, 'two', second.files[0] ?? ''))).toEqual(png);
}, 30_000);

test('what goes wrong names the page of the card', async () => {
  const outDir = path.join(siteDir, 'build');
  const broken = { ...CARD, mark: 'no drawing' };
  const { drawn } = drawCards([broken], { siteDir, outDir, folder: 'img/cards' });
  await expect(drawn).rejects.toThrow(
    'social-cards: the card of example.com/material-ui/react-button/ could not be drawn: ',
  );
}, 30_000);
