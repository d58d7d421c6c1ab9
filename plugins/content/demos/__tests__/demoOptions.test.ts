import { checkDemoOptions, type AttributeValue } from '../node/demoOptions';

const check = (attributes: Record<string, AttributeValue>) =>
  checkDemoOptions(new Map(Object.entries(attributes)));

const src = './BasicButtons.tsx';

describe('checkDemoOptions', () => {
  test.each<Record<string, AttributeValue>>([
    { src },
    { src: '../common/Basic.tsx' },
    { src, bg: 'outlined' },
    { src, bg: 'inline', height: 300 },
    { src, bg: 'gradient', maxWidth: 500.5 },
    { src, defaultCodeOpen: true },
    { src, hideToolbar: true },
    { src, iframe: true },
    { src, iframe: true, height: 300, narrowHeight: 400 },
    { src, iframe: true, height: 400, scrollable: true },
    { src, disableAd: true },
    { src, theme: './BasicButtons.theme.ts' },
    { src, theme: '../common/shop.theme.tsx' },
    { src: './Basic.other.tsx' },
  ])('accepts %j', (attributes) => {
    expect(check(attributes)).toEqual(attributes);
  });

  test.each<[Record<string, AttributeValue>, string]>([
    [{}, 'needs a src'],
    [{ src: '' }, 'src="" of <Demo>: src must be the relative path of a .tsx file'],
    [{ src: 'BasicButtons.tsx' }, 'src must be the relative path'],
    [{ src: '/docs/BasicButtons.tsx' }, 'src must be the relative path'],
    [{ src: './BasicButtons.js' }, 'src must be the relative path'],
    [{ src: true }, 'src={true} of <Demo>'],
    [{ src: { code: 'file' } }, 'src={file} of <Demo>'],
    [{ src, library: 'joy' }, '<Demo> has no option "library"; it takes src, theme, bg, height'],
    [{ src, constructor: 'x' }, 'has no option "constructor"'],
    [{ src, theme: './theme.ts' }, 'theme must be the relative path of a .theme.ts file'],
    [{ src, theme: true }, 'theme={true} of <Demo>'],
    [{ src, bg: 'pink' }, 'bg must be one of "outlined", "inline", "gradient"'],
    [{ src, bg: true }, 'bg must be one of'],
    [{ src, height: '300' }, 'height="300" of <Demo>: height must be a number of pixels'],
    [{ src, height: 0 }, 'above 0'],
    [{ src, height: { code: '-5' } }, 'height={-5} of <Demo>'],
    [{ src, maxWidth: '50%' }, 'maxWidth must be a number of pixels'],
    [{ src, hideToolbar: false }, 'hideToolbar is false already'],
    [{ src, iframe: 'yes' }, 'iframe is false already'],
    [{ src, height: 300, narrowHeight: 400 }, 'narrowHeight of <Demo> needs iframe and height'],
    [{ src, iframe: true, scrollable: true }, 'scrollable of <Demo> needs iframe and height'],
    [
      { src: './Basic.css.tsx' },
      'src="./Basic.css.tsx" of <Demo> is one styling of a demo; write src="./Basic.tsx"',
    ],
    [{ src: '../a/Basic.tailwind.tsx' }, 'write src="../a/Basic.tsx"'],
    [{ src, defaultCodeOpen: 'yes' }, 'defaultCodeOpen is false already'],
    [{ src, hideToolbar: true, defaultCodeOpen: true }, 'cannot have both hideToolbar and'],
  ])('refuses %j', (attributes, message) => {
    expect(() => check(attributes)).toThrow(message);
  });
});
