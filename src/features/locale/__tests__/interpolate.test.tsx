import { renderToStaticMarkup } from 'react-dom/server';
import { interpolate, interpolateNodes } from '../interpolate';

describe('interpolate', () => {
  test.each([
    ['no placeholder', 'Copy', { name: 'x' }, 'Copy'],
    ['one', 'Open {name}', { name: 'menu' }, 'Open menu'],
    ['several, and numbers', '{count} of {total}', { count: 0, total: 7 }, '0 of 7'],
    ['the same twice', '{a}{a}', { a: 'x' }, 'xx'],
    ['a value missing', 'Open {name}', {}, 'Open {name}'],
    ['a name found on every object', '{toString}', {}, '{toString}'],
    ['a value that looks like a placeholder', '{a}', { a: '{b}', b: 'no' }, '{b}'],
    ['braces that are not placeholders', '{ a } {}', { a: 'x' }, '{ a } {}'],
    ['an empty value', 'a{b}c', { b: '' }, 'ac'],
  ])('%s', (_, text, values, expected) => {
    expect(interpolate(text, values)).toBe(expected);
  });
});

describe('interpolateNodes', () => {
  test('puts elements and texts in their places, each text in an element', () => {
    const nodes = interpolateNodes('Read {link} ({count}) or {other}.', {
      link: <a href="/x/">the page</a>,
      count: 2,
    });
    expect(renderToStaticMarkup(nodes)).toBe(
      '<span>Read </span><a href="/x/">the page</a><span> (</span><span>2</span><span>) or </span><span>{other}</span><span>.</span>',
    );
  });
});
