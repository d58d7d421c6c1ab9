import { neededHeight, type Overlay } from '../neededHeight';

test.each<[number, Overlay[], number]>([
  [40, [], 40],
  [40.2, [], 41],
  [0, [], 0],
  [40, [{ bottom: 30, coversFrame: false }], 40],
  [40, [{ bottom: 96.5, coversFrame: false }], 97],
  [40, [{ bottom: 40, coversFrame: true }], 360],
  [40, [{ bottom: 260, coversFrame: true }], 260],
  [500, [{ bottom: 500, coversFrame: true }], 500],
  [1e9, [], 4000],
  [
    40,
    [
      { bottom: 40, coversFrame: true },
      { bottom: 400, coversFrame: false },
    ],
    400,
  ],
])('content of %d px with %j needs %d px', (content, overlays, expected) => {
  expect(neededHeight(content, overlays)).toBe(expected);
});
