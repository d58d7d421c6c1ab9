import { libraryVariables, rulesToCss } from '../node/libraryVariables';

describe('rulesToCss', () => {
  it('writes custom properties that have a value, and leaves fallbacks and empty rules out', () => {
    const css = rulesToCss([
      { ':root': { '--a': 1, '--b': undefined, '--c': null, '--e': 2, colorScheme: 'light' } },
      { '[data-theme="dark"]': { '--d': 'rgba(var(--a, undefined) / 0.1)' } },
      { '[data-theme="dark"]': { colorScheme: 'dark' } },
    ]);
    expect(css).toBe(':root{--a:1;--e:2}\n[data-theme="dark"]{--d:rgba(var(--a) / 0.1)}\n');
  });
});

describe.each([
  ['mui', 'joy', '@mui/material', 'createTheme'],
  ['joy', 'mui', '@mui/joy', 'extendTheme'],
] as const)('the variables of %s', (prefix, otherPrefix, installedAs, theme) => {
  let css = '';
  beforeAll(async () => {
    css = await libraryVariables(installedAs, theme);
  });

  it('hold nothing that is not a value', () => {
    expect(css).not.toMatch(/undefined|NaN|null|\[object/);
  });

  it('are there in both modes', () => {
    const rules = css.split('}\n').filter((rule) => rule.includes(`--${prefix}-palette-`));
    const selectors = rules.map((rule) => rule.slice(0, rule.indexOf('{')));
    expect(selectors).toEqual([':root, [data-theme="light"]', '[data-theme="dark"]']);
    for (const rule of rules) expect(rule.split(';').length).toBeGreaterThan(100);
  });

  it('have what does not depend on the mode', () => {
    expect(css).toMatch(new RegExp(`:root\\{[^}]*--${prefix}-spacing:8px[;}]`));
  });

  it('are no other library’s', () => {
    expect(css).not.toContain(`--${otherPrefix}-`);
  });

  it('are the same every time', async () => {
    expect(await libraryVariables(installedAs, theme)).toBe(css);
  });
});
