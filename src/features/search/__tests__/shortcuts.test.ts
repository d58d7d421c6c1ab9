/** @jest-environment jsdom */
import { searchShortcut, takesLetters } from '../shortcuts';

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
  ['an option of a list', '<ul role="listbox"><li id="x" role="option"></li></ul>', true],
  ['a select that opens a list', '<div id="x" role="combobox"></div>', true],
  ['an item of a menu', '<ul role="menu"><li id="x" role="menuitem"></li></ul>', true],
  ['a menu', '<ul id="x" role="menu"></ul>', true],
  ['a menu bar', '<ul role="menubar"><li id="x" role="menuitem"></li></ul>', true],
  ['a cell of a grid', '<div role="grid"><div id="x" role="gridcell"></div></div>', true],
  ['a cell of a tree grid', '<div role="treegrid"><i id="x"></i></div>', true],
  ['an item of a tree', '<ul role="tree"><li id="x" role="treeitem"></li></ul>', true],
  ['a button in a dialog', '<div role="dialog"><button id="x"></button></div>', true],
  ['a button in an alert', '<div role="alertdialog"><button id="x"></button></div>', true],
  ['an application', '<div role="application"><i id="x"></i></div>', true],
  ['a button that opens a menu', '<button id="x" aria-haspopup="menu"></button>', false],
  ['a tab', '<div role="tablist"><button id="x" role="tab"></button></div>', false],
  ['a button of a toolbar', '<div role="toolbar"><button id="x"></button></div>', false],
  ['a cell of a table', '<table><tr><td id="x"></td></tr></table>', false],
  ['a button', '<button id="x"></button>', false],
  ['the page', '<p id="x"></p>', false],
])('knows whether a letter belongs to %s', (_, html, expected) => {
  document.body.innerHTML = html;
  expect(takesLetters(document.getElementById('x'))).toBe(expected);
});

it('is not confused by what is no element', () => {
  expect(takesLetters(document)).toBe(false);
  expect(takesLetters(null)).toBe(false);
});
