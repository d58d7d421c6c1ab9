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
  expect(readFeed({ ads: [ENTRY] })).toEqual(AD);
});

test('the first entry that is not empty and has a link', () => {
  const { statlink, ...withoutLink } = ENTRY;
  expect(statlink).toBeDefined();
  expect(readFeed({ ads: [{}, null, withoutLink, ENTRY, { ...ENTRY, company: 'Other' }] })).toEqual(
    AD,
  );
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
  ['no company', { company: undefined }, { company: '' }],
  ['no description', { description: ' ' }, { description: '' }],
  ['texts that are none', { company: 7, description: ['x'] }, { company: '', description: '' }],
  [
    'long texts',
    { company: 'c'.repeat(9000), description: 'd'.repeat(9000) },
    { company: 'c'.repeat(100), description: 'd'.repeat(500) },
  ],
  [
    'many images that count',
    { statimp: undefined, pixel: 'https://a.test||'.repeat(20_000) },
    { impressions: Array<string>(5).fill('https://a.test/') },
  ],
  [
    'a long image that counts',
    { statimp: undefined, pixel: `https://a.test/${'[timestamp]'.repeat(2000)}` },
    { impressions: [] },
  ],
  [
    'a long timestamp',
    { statimp: undefined, pixel: 'https://a.test/[timestamp]', timestamp: '9'.repeat(5000) },
    { impressions: ['https://a.test/'] },
  ],
  [
    'a timestamp that is no number',
    { statimp: undefined, pixel: 'https://a.test/[timestamp]', timestamp: 'x/../y' },
    { impressions: ['https://a.test/'] },
  ],
])('%s', (_name, fields, expected) => {
  expect(readFeed({ ads: [{ ...ENTRY, ...fields }] })).toEqual({ ...AD, ...expected });
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
  { ads: [{ ...ENTRY, statlink: `https://ads.test/${'x'.repeat(2000)}` }] },
  { ads: [...Array<object>(100).fill({}), ENTRY] },
])('%j has no ad', (answer) => {
  expect(readFeed(answer)).toBeNull();
});
