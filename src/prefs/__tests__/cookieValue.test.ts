/** @jest-environment jsdom */
import { choice, type Preference } from '../preference';
import { createCookieValue } from '../rememberedValue';
import { clearCookies } from './clearCookies';

const preference = choice('name', ['A', 'B b', 'C'], 'A');

/** Stores nothing for the default; anything but numbers is malformed. */
const list: Preference<readonly string[]> = {
  key: 'list',
  defaultValue: [],
  parse: (stored) =>
    typeof stored === 'string' && /^x/.test(stored) ? stored.split(',') : list.defaultValue,
  serialize: (values) => (values.length > 0 ? values.join(',') : null),
};

function showTab(visibilityState: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(clearCookies);
afterEach(() => jest.restoreAllMocks());

it.each([
  ['', 'A', ''],
  ['name=C', 'C', 'name=C'],
  ['name=B b', 'B b', 'name=B b'],
  ['name=B%20b', 'B b', 'name=B%20b'],
  ['name=x', 'A', ''],
  ['name=', 'A', ''],
])('reads %j as %s and leaves the cookie %j', (cookie, value, left) => {
  if (cookie) document.cookie = `${cookie};path=/`;
  expect(createCookieValue(preference).get()).toBe(value);
  expect(document.cookie).toBe(left);
});

it('stores a change for a year and tells its subscribers once', () => {
  const remembered = createCookieValue(preference);
  const onChange = jest.fn();
  remembered.subscribe(onChange);
  const write = jest.spyOn(document, 'cookie', 'set');
  remembered.set('B b');
  expect(write.mock.calls).toEqual([['name=B b;path=/;max-age=31536000;SameSite=Lax']]);
  expect(remembered.get()).toBe('B b');
  expect(document.cookie).toBe('name=B b');
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('does nothing for the value it has', () => {
  const remembered = createCookieValue(preference);
  const onChange = jest.fn();
  remembered.subscribe(onChange);
  remembered.set('A');
  expect(onChange).not.toHaveBeenCalled();
  expect(document.cookie).toBe('');
});

describe('a value that is only shown', () => {
  it('goes before the stored one and is not stored', () => {
    document.cookie = 'name=B b;path=/';
    const remembered = createCookieValue(preference, () => 'C' as const);
    expect(remembered.get()).toBe('C');
    expect(document.cookie).toBe('name=B b');
  });

  it.each([null, undefined])('leaves the stored one when it is %p', (shown) => {
    document.cookie = 'name=C;path=/';
    expect(createCookieValue(preference, () => shown).get()).toBe('C');
  });

  it('may come later, and tells subscribers', () => {
    const remembered = createCookieValue(preference);
    const onChange = jest.fn();
    remembered.subscribe(onChange);
    remembered.show('A');
    expect(onChange).not.toHaveBeenCalled();
    remembered.show('C');
    expect(remembered.get()).toBe('C');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(document.cookie).toBe('');
  });

  it('is stored once the reader chooses it', () => {
    const remembered = createCookieValue(preference);
    remembered.show('C');
    remembered.set('C');
    expect(document.cookie).toBe('name=C');
  });

  it('lasts while this tab is away and nothing changed elsewhere', () => {
    document.cookie = 'name=B b;path=/';
    const remembered = createCookieValue(preference, () => 'C' as const);
    expect(remembered.get()).toBe('C');
    showTab('visible');
    expect(remembered.get()).toBe('C');
  });
});

describe("another tab's change", () => {
  it.each([
    ['name=C', 'C', 'name=C'],
    ['name=x', 'A', ''],
    ['name=;max-age=0', 'A', ''],
  ])('%j is noticed when this tab is looked at again', (cookie, value, left) => {
    const remembered = createCookieValue(preference);
    remembered.set('B b');
    const onChange = jest.fn();
    remembered.subscribe(onChange);
    document.cookie = `${cookie};path=/`;
    showTab('hidden');
    expect(remembered.get()).toBe('B b');
    showTab('visible');
    expect(remembered.get()).toBe(value);
    expect(document.cookie).toBe(left);
    showTab('visible');
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

it('drops the cookie of a value that needs none', () => {
  document.cookie = 'list=x,y;path=/';
  const remembered = createCookieValue(list);
  expect(remembered.get()).toEqual(['x', 'y']);
  remembered.set([]);
  expect(document.cookie).toBe('');
});

it('holds a value that is too long for a cookie for this page', () => {
  document.cookie = 'list=x,y;path=/';
  const remembered = createCookieValue(list);
  const long = ['x'.repeat(5000)];
  remembered.set(long);
  expect(document.cookie).toBe('');
  showTab('visible');
  expect(remembered.get()).toBe(long);
});

it('holds a value for this page where cookies are forbidden', () => {
  const forbidden = () => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  };
  jest.spyOn(document, 'cookie', 'get').mockImplementation(forbidden);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(forbidden);
  const remembered = createCookieValue(preference);
  expect(remembered.get()).toBe('A');
  remembered.set('C');
  showTab('visible');
  expect(remembered.get()).toBe('C');
});
