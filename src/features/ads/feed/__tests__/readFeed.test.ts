import { readFeed } from '../readFeed';

const ENTRY = {
  statlink: 'https://ads.test/click',
  statimp: '//ads.test/impression',
  pixel: 'https://a.test/?t=[timestamp]||https://b.test/?t=[timestamp]&again=[timestamp]',
  timestamp: 1234567890,
  image: 'https://ads.test/ad.png',
  company: ' Acme ',
  description: 'Hosting for <b>teams</b>.',
};

const AD = {
  link: 'https://ads.test/click',
  img: 'https://ads.test/ad.png',
  company: 'Acme',
  description: 'Hosting for <b>teams</b>.',
  impressions: [
    'https://ads.test/impression',
    'https://a.test/?t=1234567890',
    'https://b.test/?t=1234567890&again=1234567890',
  ],
};

test('an ad of the feed', () => {
  expect(readFeed({ ads: [ENTRY] })).toEqual([AD]);
});

test('empty entries, and those without a link, are left out', () => {
  const { statlink, ...withoutLink } = ENTRY;
  expect(statlink).toBeDefined();
  expect(readFeed({ ads: [{}, null, withoutLink, ENTRY, ENTRY] })).toEqual([AD, AD]);
});

test.each([
  ['no picture', { image: undefined }, { img: '' }],
  ['a picture that is none', { image: 'javascript:alert(1)' }, { img: '' }],
  [
    'a timestamp as text',
    { statimp: undefined, pixel: 'https://a.test/[timestamp]', timestamp: '12' },
    { impressions: ['https://a.test/12'] },
  ],
  [
    'no timestamp',
    { statimp: null, pixel: 'https://a.test/?t=[timestamp]', timestamp: { a: 1 } },
    { impressions: ['https://a.test/?t='] },
  ],
  ['no images that count', { statimp: undefined, pixel: undefined }, { impressions: [] }],
  [
    'images that are no addresses',
    { statimp: 'javascript:alert(1)', pixel: ' ||data:image/png,x|| https://a.test/ ||x' },
    { impressions: ['https://a.test/'] },
  ],
])('%s', (_name, fields, expected) => {
  expect(readFeed({ ads: [{ ...ENTRY, ...fields }] })).toEqual([{ ...AD, ...expected }]);
});

test.each([
  undefined,
  null,
  7,
  'ads',
  [],
  {},
  { ads: null },
  { ads: 'ads' },
  { ads: { 0: ENTRY } },
  { ads: [7, 'ad', null, [], [ENTRY]] },
  { ads: [{ ...ENTRY, statlink: 'javascript:alert(1)' }] },
  { ads: [{ ...ENTRY, statlink: 7 }] },
  { ads: [{ ...ENTRY, company: 7 }] },
  { ads: [{ ...ENTRY, description: ['x'] }] },
  { ads: [{ ...ENTRY, description: ' ' }] },
])('%j has no ad', (answer) => {
  expect(readFeed(answer)).toEqual([]);
});
