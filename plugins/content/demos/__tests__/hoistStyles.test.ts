import { hoistStyles } from '../node/hoistStyles';

const a = '<style data-emotion="css a">.css-a{margin:0}</style>';
const b = '<style data-emotion="css b">.css-b{margin:0}</style>';
const sheet = '<link rel=stylesheet href=/assets/css/joy.css data-library-style-sheet="">';
const otherSheet = '<link data-library-style-sheet rel=stylesheet href=/assets/css/material.css />';
const page = (head: string, body: string) =>
  `<!doctype html><html lang=en><head>${head}</head><body class="x">${body}</body></html>`;

describe('hoistStyles', () => {
  test.each([
    ['one style', page('<title>T</title>', `<p>${a}<i>x</i></p>`), a, '<p><i>x</i></p>'],
    [
      'order of first appearance, no repeats',
      page('', `${b}<p>${a}${b}</p>${a}`),
      b + a,
      '<p></p>',
    ],
    [
      'several caches',
      page('', `${a}<style data-emotion="cssrtl a">.cssrtl-a{margin:0}</style>x`),
      `${a}<style data-emotion="cssrtl a">.cssrtl-a{margin:0}</style>`,
      'x',
    ],
    [
      'equal names with other content',
      page('', `${a}<style data-emotion="css a">.css-a{margin:1px}</style>x`),
      `${a}<style data-emotion="css a">.css-a{margin:1px}</style>`,
      'x',
    ],
    [
      'global styles and keyframes',
      page('', '<style data-emotion="css-global k">@keyframes k{0%{top:0}}</style><input>'),
      '<style data-emotion="css-global k">@keyframes k{0%{top:0}}</style>',
      '<input>',
    ],
    [
      'minified attributes',
      page(
        '',
        "<style data-emotion=css-a>a{}</style><style data-s data-emotion='css b'>b{}</style>x",
      ),
      "<style data-emotion=css-a>a{}</style><style data-s data-emotion='css b'>b{}</style>",
      'x',
    ],
    [
      'style sheets, before styles',
      page('', `${a}${sheet}<p>${b}${otherSheet}${sheet}</p>`),
      sheet + otherSheet + a + b,
      '<p></p>',
    ],
    [
      'upper case, line breaks, an empty style',
      page('', '<STYLE\n data-emotion="css a"></STYLE ><p>\n</p>'),
      '<STYLE\n data-emotion="css a"></STYLE >',
      '<p>\n</p>',
    ],
  ])('moves %s', (_, html, styles, body) => {
    const head = html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>'));
    expect(hoistStyles(html)).toBe(page(head + styles, body));
    expect(hoistStyles(hoistStyles(html))).toBe(hoistStyles(html));
  });

  it('knows what the head has already', () => {
    expect(hoistStyles(page(a, `<p>${a}${b}</p>`))).toBe(page(a + b, '<p></p>'));
  });

  it('works where the minifier has left out the end tags of body and html', () => {
    expect(hoistStyles(`<head><meta charset=UTF-8></head><body><p>${a}x`)).toBe(
      `<head><meta charset=UTF-8>${a}</head><body><p>x`,
    );
  });

  it('takes the head’s end tag, not one in a script or comment', () => {
    const head = '<script>"</head>"</script><!--</head>--><title></head></title>';
    expect(hoistStyles(page(head, a))).toBe(page(head + a, ''));
  });

  test.each([
    ['a page without demos', page('<style>p{}</style>', '<p>Text</p><style>b{}</style>')],
    ['styles in the head', page(sheet + a + b, '<p>Text</p>')],
    ['another link', page('', '<link rel=stylesheet href=/data-library-style-sheet data-x>')],
    ['a style of another name', page('', '<style data-emotions="css a">a{}</style>')],
    ['a script', page('', `<script>document.write('${a}')</script>`)],
    ['a comment', page('', `<!-- ${a} -->`)],
    ['a text area', page('', `<textarea>${a}</textarea>`)],
    ['an attribute', page('', `<p title='${a}'>x</p>`)],
    ['escaped code', page('', `<code>&lt;style data-emotion="css a"&gt;a{}&lt;/style&gt;</code>`)],
    ['a fragment without a head', `<p>${a}</p>`],
    ['nothing', ''],
  ])('leaves %s alone', (_, html) => {
    expect(hoistStyles(html)).toBe(html);
  });
});
