/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { isField, watchEditing } from '../editing';

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  // The markup has one element.
  return document.body.firstElementChild as HTMLElement;
}

test.each([
  ['<input>', true],
  ['<input type="search">', true],
  ['<input type="checkbox">', true],
  ['<textarea></textarea>', true],
  ['<select><option>a</option></select>', true],
  ['<div contenteditable="true"></div>', true],
  ['<div contenteditable></div>', true],
  ['<input type="submit">', false],
  ['<input type="button">', false],
  ['<input disabled>', false],
  ['<input readonly>', false],
  ['<textarea readonly></textarea>', false],
  ['<select disabled></select>', false],
  ['<div contenteditable="false"></div>', false],
  ['<button>a</button>', false],
  ['<a href="/">a</a>', false],
])('%s can be edited: %s', (html, expected) => {
  expect(isField(show(html))).toBe(expected);
});

test('a field that has the focus is being edited, and no longer when it loses it', () => {
  const isEditing = watchEditing();
  const field = show('<input value="a">');
  expect(isEditing()).toBe(false);
  field.focus();
  expect(isEditing()).toBe(true);
  field.blur();
  expect(isEditing()).toBe(false);
});

test('a text that the reader changed is kept in mind until it is as it was', () => {
  const isEditing = watchEditing();
  const field = show('<textarea>a</textarea>');
  field.focus();
  fireEvent.input(field, { target: { value: 'ab' } });
  field.blur();
  expect(isEditing()).toBe(true);
  fireEvent.input(field, { target: { value: 'a' } });
  expect(isEditing()).toBe(false);
});

test('a changed text that is gone from the page does not count', () => {
  const isEditing = watchEditing();
  const field = show('<input>');
  field.focus();
  fireEvent.input(field, { target: { value: 'ab' } });
  field.remove();
  expect(isEditing()).toBe(false);
});

test('a frame that has the focus may hold a field', () => {
  const isEditing = watchEditing();
  show('<iframe title="demo"></iframe>').focus();
  expect(isEditing()).toBe(true);
});

test('a focused button is no field', () => {
  const isEditing = watchEditing();
  show('<button>a</button>').focus();
  expect(isEditing()).toBe(false);
});
