/** @jest-environment jsdom */
import { expiredAnalyticsCookies, removeAnalyticsCookies } from '../analyticsCookies';

it.each([
  ['', 'docs.example.com', []],
  ['codeVariant=TS; my_ga=1', 'docs.example.com', []],
  [
    '_ga=GA1.1; codeVariant=TS; _ga_TEST=1',
    'localhost',
    ['_ga=;path=/;max-age=0;SameSite=Lax', '_ga_TEST=;path=/;max-age=0;SameSite=Lax'],
  ],
  [
    '_ga=1',
    'docs.example.com',
    [
      '_ga=;path=/;max-age=0;SameSite=Lax',
      '_ga=;path=/;max-age=0;SameSite=Lax;domain=docs.example.com',
      '_ga=;path=/;max-age=0;SameSite=Lax;domain=example.com',
    ],
  ],
])('of %p at %s these expire', (cookies, hostname, expected) => {
  expect(expiredAnalyticsCookies(cookies, hostname)).toEqual(expected);
});

it('removes the provider’s cookies only', () => {
  document.cookie = '_ga=GA1.1';
  document.cookie = '_ga_TEST=GS1';
  document.cookie = 'codeVariant=JS';
  removeAnalyticsCookies();
  expect(document.cookie).toBe('codeVariant=JS');
});

it('does nothing where cookies are forbidden', () => {
  const forbidden = jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(removeAnalyticsCookies).not.toThrow();
  forbidden.mockRestore();
});
