import { formatReport, type PicturesReport } from '../report';

const NOTHING: PicturesReport = {
  title: 'abc "area: change", and what is here',
  differences: [],
  added: [],
  failed: [],
  tests: 82,
};

const DIFFERENCE = {
  name: 'home',
  setting: '390 px, dark',
  pixels: 1234,
  meant: false,
  before: 'data:image/png;base64,before',
  after: 'data:image/png;base64,after',
  difference: 'data:image/png;base64,difference',
};

test('no differences', () => {
  const html = formatReport(NOTHING);
  expect(html).toContain('<strong>No differences.</strong>');
  expect(html).toContain('82 views of pages compared.');
  expect(html).not.toContain('<img');
});

test('a difference: its name and its three pictures', () => {
  const html = formatReport({ ...NOTHING, differences: [DIFFERENCE] });
  expect(html).toContain('1 picture differs; 1 not meant.');
  expect(html).toContain('home (390 px, dark)');
  expect(html).toContain('1,234 pixels differ.');
  expect(html.match(/<img[^>]*src="[^"]*"/g)?.map((image) => image.split(',').at(-1))).toEqual([
    'before"',
    'after"',
    'difference"',
  ]);
});

test('what is not meant comes first', () => {
  const differences = [{ ...DIFFERENCE, name: 'search', meant: true }, DIFFERENCE];
  const html = formatReport({ ...NOTHING, differences });
  expect(html).toContain('2 pictures differ; 1 not meant.');
  expect(html.indexOf('home (')).toBeLessThan(html.indexOf('search ('));
});

test('new and failed pictures, as text', () => {
  const html = formatReport({ ...NOTHING, added: ['x/new'], failed: ['home: <timeout>'] });
  expect(html).toContain('<li>x/new</li>');
  expect(html).toContain('home: &#60;timeout&#62;');
});
