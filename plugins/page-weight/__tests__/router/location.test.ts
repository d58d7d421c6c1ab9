import { createLocation, createPath, type To } from '../../client/router/location';
import { historyPackage } from './packages';

const CURRENT = createLocation('/material-ui/react-button/?from=search#usage');

const PLACES: readonly To[] = [
  '',
  '/',
  '/x/',
  '/x/?q=a?b#c#d?e',
  '/x/#',
  '/x/?',
  '?q=grid',
  '#usage',
  'react-chip/',
  './react-chip/',
  '../react-chip/?q=1',
  '../../x/',
  '..',
  'a b',
  'javascript:alert(1)',
  '//other.example/x/',
  '/zh/%E7%BB%84%E4%BB%B6/',
  '%E7%BB%84%E4%BB%B6/',
  '/100%25/',
  '100%25/',
  {},
  { pathname: '/x/' },
  { pathname: 'react-chip/' },
  { search: 'q=1', hash: 'usage' },
  { search: '?q=1', hash: '#usage', state: { of: 'the place' } },
];

test.each(PLACES)('%j is the same place as with the library', (to) => {
  for (const current of [undefined, CURRENT]) {
    const ours = createLocation(to, { of: 'the call' }, 'key', current);
    const theirs = historyPackage.createLocation(to, { of: 'the call' }, 'key', current);
    expect(ours).toEqual(theirs);
    expect(createPath(ours)).toBe(historyPackage.createPath(theirs));
  }
});

test('an address that encodes nothing stays as it is', () => {
  expect(createLocation('/50%-off/?q=%')).toMatchObject({ pathname: '/50%-off/', search: '?q=%' });
  expect(createLocation('50%/', null, undefined, CURRENT).pathname).toBe(
    '/material-ui/react-button/50%/',
  );
});

test.each([{}, { pathname: '/x/', search: 'q=1', hash: 'a' }, { search: '?', hash: '#' }])(
  '%j has the same address as with the library',
  (place) => {
    expect(createPath(place)).toBe(historyPackage.createPath(place));
  },
);
