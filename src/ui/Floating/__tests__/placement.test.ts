import { placement, type PlacementOptions } from '../placement';

const base: PlacementOptions = {
  anchor: { left: 200, right: 300, top: 400, bottom: 432 },
  box: { width: 160, height: 120 },
  viewport: { width: 800, height: 600 },
  side: 'below',
  alignment: 'start',
  rtl: false,
};

test.each<[string, Partial<PlacementOptions>, { left: number; top: number }]>([
  ['below, at the start', {}, { left: 200, top: 438 }],
  ['below, at the end', { alignment: 'end' }, { left: 140, top: 438 }],
  ['right to left, at the start', { rtl: true }, { left: 140, top: 438 }],
  ['right to left, at the end', { rtl: true, alignment: 'end' }, { left: 200, top: 438 }],
  ['in the middle', { alignment: 'center' }, { left: 170, top: 438 }],
  ['above', { side: 'above' }, { left: 200, top: 274 }],
  [
    'above when there is no room below',
    { anchor: { left: 200, right: 300, top: 500, bottom: 532 } },
    { left: 200, top: 374 },
  ],
  [
    'below when there is no room above',
    { side: 'above', anchor: { left: 200, right: 300, top: 100, bottom: 132 } },
    { left: 200, top: 138 },
  ],
  [
    'within the viewport when neither side has room',
    {
      viewport: { width: 800, height: 140 },
      anchor: { left: 200, right: 300, top: 60, bottom: 92 },
    },
    { left: 200, top: 12 },
  ],
  [
    'not beyond the right edge',
    { anchor: { left: 700, right: 780, top: 400, bottom: 432 } },
    { left: 632, top: 438 },
  ],
  [
    'not beyond the left edge',
    { alignment: 'end', anchor: { left: 4, right: 40, top: 400, bottom: 432 } },
    { left: 8, top: 438 },
  ],
  [
    'from the left edge when it is wider than the viewport',
    { viewport: { width: 100, height: 600 } },
    { left: 8, top: 438 },
  ],
])('%s', (_, changes, expected) => {
  expect(placement({ ...base, ...changes })).toEqual(expected);
});
