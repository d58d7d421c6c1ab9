/** @jest-environment jsdom */
import { hasSelection, isCopyShortcut } from '../copying/keyboardCopy';

const none = {
  key: 'c',
  code: 'KeyC',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
};

test.each([
  ['Ctrl+C', { ctrlKey: true }, true],
  ['Cmd+C', { metaKey: true }, true],
  ['caps lock', { ctrlKey: true, key: 'C' }, true],
  ['Cyrillic letters', { ctrlKey: true, key: 'с' }, true],
  ['Dvorak: C elsewhere', { ctrlKey: true, code: 'KeyI' }, true],
  ['Dvorak: another letter there', { ctrlKey: true, key: 'j' }, false],
  ['no modifier', {}, false],
  ['with shift', { ctrlKey: true, shiftKey: true }, false],
  ['with alt', { ctrlKey: true, altKey: true }, false],
  ['another key', { ctrlKey: true, key: 'v', code: 'KeyV' }, false],
])('isCopyShortcut: %s', (_name, press, expected) => {
  expect(isCopyShortcut({ ...none, ...press })).toBe(expected);
});

describe('hasSelection', () => {
  beforeEach(() => {
    document.body.innerHTML = '<p>text</p><input value="abc"><textarea>abc</textarea>';
    window.getSelection()?.removeAllRanges();
  });

  test('nothing selected', () => {
    expect(hasSelection(document.body)).toBe(false);
    expect(hasSelection(null)).toBe(false);
  });

  test('text of the page', () => {
    window.getSelection()?.selectAllChildren(document.body);
    expect(hasSelection(document.body)).toBe(true);
  });

  test.each(['input', 'textarea'])('text of a field: %s', (name) => {
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(name);
    field?.setSelectionRange(1, 1);
    expect(hasSelection(field)).toBe(false);
    field?.setSelectionRange(1, 2);
    expect(hasSelection(field)).toBe(true);
  });
});
