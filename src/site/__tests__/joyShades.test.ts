import { joyShades } from '../joyShades';

// As Chromium computes `color-mix(in oklab, …)`.
test.each([
  ['#00695c', ['#f1f6f4', '#bad0cb', '#518b80', '#00695c', '#00554a', '#00221c', '#000f0b']],
  ['#ffeb3b', ['#fffef6', '#fefad0', '#fff17e', '#ffeb3b', '#d1c02e', '#5d550f', '#332e05']],
])('the shades of %s are mixtures with white and black', (main, wanted) => {
  const shades = joyShades(main);
  expect(([50, 200, 400, 500, 600, 800, 900] as const).map((shade) => shades[shade])).toEqual(
    wanted,
  );
});
