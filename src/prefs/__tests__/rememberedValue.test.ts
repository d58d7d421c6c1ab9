/** @jest-environment jsdom */
import { choice } from '../preference';
import { createRememberedValue } from '../rememberedValue';
import { supportStorageEvents } from './supportStorageEvents';

supportStorageEvents();

const preference = choice('test-key', ['a', 'b', 'c'], 'a');
const MALFORMED = [null, undefined, '', 'B', ' b', 'null', 0, 1, true, {}, [], ['b'], NaN];
const changeInOtherTab = (newValue: string | null) =>
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'test-key', newValue, storageArea: localStorage }),
  );

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it.each([
  [null, 'a'],
  ['b', 'b'],
  ['x', 'a'],
])('reads %p as %s', (stored, expected) => {
  if (stored !== null) localStorage.setItem('test-key', stored);
  expect(createRememberedValue(preference).get()).toBe(expected);
});

it.each([...MALFORMED])('drops %p', (stored) => {
  expect(preference.parse(stored)).toBe('a');
});

it('stores a change and tells its subscribers once', () => {
  const remembered = createRememberedValue(preference);
  const onChange = jest.fn();
  remembered.subscribe(onChange);
  remembered.set('b');
  expect(remembered.get()).toBe('b');
  expect(localStorage.getItem('test-key')).toBe('b');
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('does nothing for the value it has', () => {
  const remembered = createRememberedValue(preference);
  const onChange = jest.fn();
  remembered.subscribe(onChange);
  remembered.set('a');
  expect(onChange).not.toHaveBeenCalled();
  expect(localStorage.getItem('test-key')).toBeNull();
});

it.each([
  ['c', 'c'],
  ['x', 'a'],
  [null, 'a'],
])('follows another tab that stores %p', (stored, expected) => {
  const remembered = createRememberedValue(preference);
  remembered.set('b');
  const onChange = jest.fn();
  remembered.subscribe(onChange);
  changeInOtherTab(stored);
  expect(remembered.get()).toBe(expected);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('tells nobody who stopped', () => {
  const remembered = createRememberedValue(preference);
  const onChange = jest.fn();
  remembered.subscribe(onChange)();
  remembered.set('b');
  expect(onChange).not.toHaveBeenCalled();
});

it('holds a change for the page where storage refuses it', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const remembered = createRememberedValue(preference);
  remembered.set('b');
  expect(remembered.get()).toBe('b');
  expect(error).toHaveBeenCalledWith(expect.stringContaining('test-key'), expect.anything());
});
