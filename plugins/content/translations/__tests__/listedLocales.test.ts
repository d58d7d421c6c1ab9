import { listedLocales } from '../node/listedLocales';

test.each([
  ['only English when nothing is translated', 0, 0, ['en']],
  ['from the threshold on', 0.8, 0.79, ['en', 'zh']],
  ['all, in their order', 0.9, 1, ['en', 'zh', 'pt']],
])('%s', (_, zh, pt, expected) => {
  const locales = [
    { code: 'en', coverage: 0 },
    { code: 'zh', coverage: zh },
    { code: 'pt', coverage: pt },
  ];
  expect(listedLocales(locales, 'en', 0.8)).toEqual(expected);
});
