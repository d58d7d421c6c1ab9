import parts from '@generated/search-index/default/parts';
import { NameIndex } from '../nameIndex';

const PART = {
  schema: 1,
  base: '/material-ui/',
  pages: [{ path: 'react-button/', title: 'Button', headings: ['Variants'] }],
};

const [part] = parts;
if (!part) throw new Error('There are parts for tests.');

const answer = (value: unknown, status = 200) => ({
  ok: status < 400,
  status,
  json: () => Promise.resolve(value),
});

const SCOPE = { product: '', face: '', includes: () => true };

it('loads a part once, also when it is wanted twice at a time', async () => {
  const fetchFile = jest.fn(() => Promise.resolve(answer(PART)));
  const index = new NameIndex(fetchFile);
  expect(index.has(part)).toBe(false);
  await Promise.all([index.load(part), index.load(part)]);
  await index.load(part);
  expect(fetchFile).toHaveBeenCalledTimes(1);
  expect(index.has(part)).toBe(true);
  expect(index.index.search('button', SCOPE, 5).hits).toHaveLength(1);
  expect(index.findPage('/material-ui/react-button/')?.title).toBe('Button');
});

it.each([
  ['is not there', () => Promise.resolve(answer('', 404))],
  ['is something else', () => Promise.resolve(answer('<html>'))],
  ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'is no JSON',
    () => Promise.resolve({ ok: true, status: 200, json: () => Promise.reject(new SyntaxError()) }),
  ],
])('tries again when a file %s', async (_, fail) => {
  let isBroken = true;
  const index = new NameIndex(() => (isBroken ? fail() : Promise.resolve(answer(PART))));
  await expect(index.load(part)).rejects.toThrow();
  expect(index.has(part)).toBe(false);
  isBroken = false;
  await index.load(part);
  expect(index.has(part)).toBe(true);
});
