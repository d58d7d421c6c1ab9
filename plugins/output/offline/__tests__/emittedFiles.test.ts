import { emittedFiles } from '../node/emittedFiles';

test.each([
  [
    'a demo’s source',
    'e.exports=r.p+"assets/demos/A.a82d1a97.json"',
    ['assets/demos/A.a82d1a97.json'],
  ],
  ['a font', 'src:url(/assets/fonts/a-0123abcd.woff2)', ['assets/fonts/a-0123abcd.woff2']],
  ['in quotes', 'url("/assets/images/a-0123abcd.svg")', ['assets/images/a-0123abcd.svg']],
  ['the same twice', '"assets/a.json","assets/a.json"', ['assets/a.json']],
  ['a part of a name', '"assets/js/"+e+".js"', []],
  ['other text', 'the assets/a.json of it', []],
])('%s', (_what, text, expected) => {
  expect(emittedFiles(text)).toEqual(expected);
});
