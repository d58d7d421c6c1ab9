import { compileTailwind, tailwindCandidates } from '../node/compileTailwind';

const using = (className: string) => `export default () => <b className="${className}" />;`;

describe('tailwindCandidates', () => {
  it('takes the words of strings only', () => {
    const code = [
      "import Grid from '@mui/material/Grid';",
      '// hidden block',
      "const a = { flex: 1, 'p-4': open };",
      'const b = clsx(`m-2 ${x ? "grid" : \'table\'} w-1/2`, "bg-[url(\'a\')]");',
      'export default () => <Grid container className="dark:p-4  hover:underline">inline</Grid>;',
    ].join('\n');
    expect(tailwindCandidates(code)).toEqual([
      '@mui/material/Grid',
      'p-4',
      'm-2',
      'grid',
      'table',
      'w-1/2',
      "bg-[url('a')]",
      'dark:p-4',
      'hover:underline',
    ]);
  });
});

describe('compileTailwind', () => {
  it('has a rule for each utility, outside cascade layers', async () => {
    const css = await compileTailwind([using('p-4 unknown'), using('p-2 p-4')]);
    // In the spacing unit of the library's theme.
    expect(css).toContain('.p-4{\npadding:calc(calc(var(--mui-spacing, 8px) / 2) * 4);\n}');
    expect(css).toContain('.p-2{');
    expect(css).not.toContain('unknown');
    expect(css.indexOf('.p-2{')).toBeLessThan(css.indexOf('.p-4{'));
    expect(css).not.toMatch(/@layer theme\s*\{|@layer utilities/);
  });

  it('resets nothing and sets no variables that the site has as well', async () => {
    const css = await compileTailwind([using('text-sm bg-blue-500 rounded-sm font-mono')]);
    expect(css).not.toMatch(/:root|:host|^(?:html|body|\*)/m);
    expect(css).not.toContain('--color-');
    expect(css).toContain('.text-sm{\nfont-size:0.875rem;');
  });

  it("lets dark: follow the site's colour mode", async () => {
    const css = await compileTailwind([using('dark:p-4')]);
    expect(css).toContain(
      ".dark\\:p-4:where([data-theme='dark'], [data-theme='dark'] *){\npadding:",
    );
    expect(css).not.toContain('prefers-color-scheme');
  });

  it('keeps utilities after those that they override', async () => {
    const css = await compileTailwind([using('md:p-4 hover:p-8'), using('p-2')]);
    expect(css.indexOf('.p-2{')).toBeLessThan(css.indexOf('.hover\\:p-8'));
    expect(css.indexOf('.p-2{')).toBeLessThan(css.indexOf('.md\\:p-4'));
  });
});
