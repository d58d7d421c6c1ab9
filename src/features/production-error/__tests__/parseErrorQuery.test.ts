import { parseErrorQuery } from '../parseErrorQuery';

describe('parseErrorQuery', () => {
  test.each([
    ['nothing', '', null, []],
    ['only a question mark', '?', null, []],
    ['a code', '?code=7', '7', []],
    ['leading zeros', '?code=007', '7', []],
    ['spaces around', '?code=%207%20', '7', []],
    ['one argument', '?code=9&args[]=red', '9', ['red']],
    ['several arguments in order', '?code=9&args[]=b&args[]=a', '9', ['b', 'a']],
    ['escaped brackets', '?code=9&args%5B%5D=a', '9', ['a']],
    ['an empty argument', '?code=11&args[]=&args[]=main', '11', ['', 'main']],
    ['escaped characters', '?code=9&args[]=a%26b%3Dc%20%2B%23', '9', ['a&b=c +#']],
    ['non-ASCII arguments', '?code=9&args[]=%E4%B8%BB%E9%A2%98', '9', ['主题']],
    ['arguments before the code', '?args[]=a&code=9', '9', ['a']],
    ['the first of two codes', '?code=1&code=2', '1', []],
    ['markup', '?code=9&args[]=%3Cimg%20src%3Dx%3E', '9', ['<img src=x>']],
    ['a broken escape', '?code=9&args[]=%E0%A4%A', '9', ['\uFFFD%A']],
    ['other names', '?args=a&arg[]=b&CODE=1', null, []],
    ['an empty code', '?code=', null, []],
    ['a word', '?code=constructor', null, []],
    ['a prototype', '?code=__proto__', null, []],
    ['a negative number', '?code=-1', null, []],
    ['a fraction', '?code=1.5', null, []],
    ['an exponent', '?code=1e3', null, []],
    ['markup as a code', '?code=%3Cscript%3E', null, []],
    ['a number without end', `?code=${'9'.repeat(400)}`, null, []],
  ])('%s', (_, search, code, args) => {
    expect(parseErrorQuery(search)).toEqual({ code, args });
  });
});
