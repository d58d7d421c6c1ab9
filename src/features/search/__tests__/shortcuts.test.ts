/** @jest-environment jsdom */
import { isTyping, searchShortcut } from '../shortcuts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  ['Ctrl+K', { key: 'k', ctrlKey: true }, 'toggle'],
  ['Cmd+K', { key: 'k', metaKey: true }, 'toggle'],
  ['Ctrl+K with caps lock', { key: 'K', ctrlKey: true }, 'toggle'],
  ['a slash', { key: '/' }, 'open'],
  ['a slash that takes Shift to type', { key: '/', shiftKey: true }, 'open'],
  ['k alone', { key: 'k' }, null],
  ['Ctrl+Shift+K', { key: 'K', ctrlKey: true, shiftKey: true }, null],
  ['Ctrl+Cmd+K', { key: 'k', ctrlKey: true, metaKey: true }, null],
  ['Ctrl+slash', { key: '/', ctrlKey: true }, null],
])('%s', (_, keys, expected) => {
  expect(searchShortcut({ ...NONE, ...keys })).toBe(expected);
});

it.each([
  ['a field', '<input id="x">', true],
  ['a text area', '<textarea id="x"></textarea>', true],
  ['a list of choices', '<select id="x"></select>', true],
  ['an editor', '<div id="x" contenteditable="true"></div>', true],
  ['a button', '<button id="x"></button>', false],
  ['the page', '<p id="x"></p>', false],
])('knows whether the reader types: %s', (_, html, expected) => {
  document.body.innerHTML = html;
  expect(isTyping(document.getElementById('x'))).toBe(expected);
});

it('is not confused by what is no element', () => {
  expect(isTyping(document)).toBe(false);
  expect(isTyping(null)).toBe(false);
});
