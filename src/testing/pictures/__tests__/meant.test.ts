import { isMeant, readMeant } from '../meant';

test.each([
  ['no line', 'button: rounder corners\n\nThe designers want it.', []],
  ['a name', 'button: rounder corners\n\npictures: home', ['home']],
  [
    'several, in several commits',
    'one\n\npictures: home, search\n\ntwo\n\nPictures:material-ui/react-button*',
    ['home', 'search', 'material-ui/react-button*'],
  ],
  ['a demo', 'pictures: system/react-box#Cards', ['system/react-box#Cards']],
  ['a star by itself names nothing', 'pictures: *', []],
  ['prose is no name', 'pictures: all of them, home', ['home']],
  ['a sentence about pictures', 'The pictures: home and more', []],
])('%s', (_name, messages, names) => {
  expect(readMeant(messages)).toEqual(names);
});

test.each([
  ['home', ['home'], true],
  ['home', ['search'], false],
  ['material-ui/react-button', ['material-ui/react-but'], false],
  ['material-ui/react-button#Sizes', ['material-ui/react-button'], false],
  ['material-ui/react-button#Sizes', ['material-ui/react-button*'], true],
  ['material-ui/react-button#Sizes', ['material-ui/react-button#*'], true],
  ['home', [], false],
])('%s, with %j: %j', (name, meant, expected) => {
  expect(isMeant(name, meant)).toBe(expected);
});
