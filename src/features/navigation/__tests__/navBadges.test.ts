import { navBadges } from '../navBadges';

test.each([
  [{}, []],
  [{ plan: 'pro' }, ['pro']],
  [{ plan: 'premium', newFeature: true }, ['premium', 'newFeature']],
  [{ deprecated: true, legacy: true, beta: true }, ['legacy', 'beta', 'deprecated']],
  [{ planned: false, unstable: true }, ['unstable']],
] as const)('%j shows %j', (flags, badges) => {
  expect(navBadges(flags)).toEqual(badges);
});
