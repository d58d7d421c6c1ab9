import { libraryVariables, rulesToCss } from '../node/libraryVariables';

describe('rulesToCss', () => {
  it('writes custom properties that have a value, and leaves fallbacks out', () => {
    const css = rulesToCss([
      { ':root': { '--a': 1, '--b': undefined, '--c': null, colorScheme: 'light' } },
      { '[data-theme="dark"]': { '--d': 'rgba(var(--a, undefined) / 0.1)' } },
    ]);
    expect(css).toBe(
      ':root {\n  --a: 1;\n}\n[data-theme="dark"] {\n  --d: rgba(var(--a) / 0.1);\n}\n',
    );
  });
});

describe('libraryVariables', () => {
  const css = libraryVariables();

  it('holds nothing that is not a value', () => {
    expect(css).not.toMatch(/undefined|NaN|null|\[object/);
  });

  it.each(['mui', 'joy'])('has the variables of %s in both modes', (prefix) => {
    const rules = css.split('}\n').filter((rule) => rule.includes(`--${prefix}-palette-`));
    const selectors = rules.map((rule) => rule.slice(0, rule.indexOf(' {')));
    expect(selectors).toEqual([':root, [data-theme="light"]', '[data-theme="dark"]']);
    const count = (rule = '') => rule.split('\n').length;
    expect(count(rules[1])).toBeGreaterThan(100);
  });

  it('has what does not depend on the mode', () => {
    expect(css).toMatch(/:root \{[^}]*--mui-spacing: 8px;/);
    expect(css).toMatch(/:root \{[^}]*--joy-spacing: 8px;/);
  });

  it('is the same every time', () => {
    expect(libraryVariables()).toBe(css);
  });
});
