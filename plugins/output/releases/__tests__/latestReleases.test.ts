import { latestReleases } from '../node/latestReleases';

const release = (title: string, isInstalled: boolean, date?: Date) => ({
  title,
  packageName: '@mui/a',
  isInstalled,
  date,
  link: `https://example.com/${title}`,
  changes: [],
});

test('keeps the installed release of each package, with its date in the language', () => {
  const releases = [
    release('A v2', true, new Date('2024-09-10')),
    release('A v1', false, new Date('2024-08-10')),
    release('B v1', true),
  ];
  expect(latestReleases(releases, 'pt')).toEqual([
    { title: 'A v2', link: 'https://example.com/A v2', date: '10 de setembro de 2024' },
    { title: 'B v1', link: 'https://example.com/B v1', date: undefined },
  ]);
});
