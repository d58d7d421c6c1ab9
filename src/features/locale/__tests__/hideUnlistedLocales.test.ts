import { hideUnlistedLocales } from '../hideUnlistedLocales';

test('unlisted languages are not listed but can be looked up', () => {
  const configs = hideUnlistedLocales({ en: 'E', zh: 'Z', pt: 'P' }, ['en', 'pt']);
  expect(Object.entries(configs)).toEqual([
    ['en', 'E'],
    ['pt', 'P'],
  ]);
  expect(configs.zh).toBe('Z');
});
