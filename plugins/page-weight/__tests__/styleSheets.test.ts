import { createStyleSheets } from '../node/styleSheets';

class RawSource {
  constructor(private readonly text: string) {}

  source(): string {
    return this.text;
  }
}

/** Runs the plugin on the files of a build; the last one belongs to no chunk. */
function build(files: Readonly<Record<string, string>>) {
  const { plugin, check } = createStyleSheets({});
  const assets = new Map(Object.entries(files).map(([name, text]) => [name, new RawSource(text)]));
  const names = [...assets.keys()];
  const compilation = {
    chunks: [{ files: names.slice(0, 1) }, { files: names.slice(1, -1) }],
    entrypoints: new Map([['main', { getFiles: () => names.slice(0, 1) }]]),
    getAssets: () => [...assets].map(([name, source]) => ({ name, source })),
    updateAsset: (name: string, source: RawSource) => assets.set(name, source),
    hooks: {
      processAssets: {
        tap({ stage }: { readonly stage: number }, run: () => void) {
          // After the minimizers, before the names.
          expect(stage).toBeGreaterThan(400);
          expect(stage).toBeLessThan(2500);
          run();
        },
      },
    },
  };
  const compiler = {
    webpack: { sources: { RawSource } },
    hooks: {
      thisCompilation: {
        tap: (_: string, run: (made: typeof compilation) => void) => run(compilation),
      },
    },
  };
  (plugin as { apply(of: unknown): void }).apply(compiler);
  const texts = Object.fromEntries([...assets].map(([name, source]) => [name, source.source()]));
  return { check, texts };
}

const FILES = {
  'styles.1.css':
    '@layer docusaurus.infima{:root{--a:1px;--b:2px;--c:3px;--d:4px}.hero,.badge{top:0}.row{top:0}}p{top:var(--a)}',
  'home.2.css': 'a{top:var(--a)}.badge{left:0}',
  'main.3.js': 'e.style.setProperty("--b",1)',
  'material.4.css': ':root{--mui:var(--c);--unused:1}',
};

it("changes the chunks' style sheets, with all that is used in other files", () => {
  expect(build(FILES).texts).toEqual({
    ...FILES,
    'styles.1.css': '@layer docusaurus.infima{:root{--b:2px;--c:3px}}p{top:1px}',
    'home.2.css': 'a{top:1px}.badge{left:0}',
  });
});

describe('the check of a page', () => {
  const { check } = build(FILES);

  test.each([
    ['no class', '<p>hero</p>'],
    ['a class that was removed, and has other rules', '<p class="badge">'],
    ['one that pages do without', '<p class="row">'],
    ['one that begins like another', '<p class=heroes>'],
    ['a removed class in a text', '<p>class=&quot;hero&quot; var(--a)</p>'],
    ['a property that is there', '<p style="top:var(--b)">'],
    ['a property of its own', '<style>a{--x:1;top:var(--x)}</style>'],
  ])('lets %s pass', (_, html) => {
    expect(() => check(html, 'index.html')).not.toThrow();
  });

  test.each([
    ['<p class="menu hero">', 'a/index.html has the class "hero"'],
    ['<p class=hero>', 'unusedClasses.ts'],
    ["<p class='hero'>", '"hero"'],
    ['<p style="top: var(--a)">', 'a/index.html has a style that refers to --a'],
    ['<p style=top:var(--d)>', '--d'],
    ['<style media=print>a{top:var( --a)}</style>', '--a'],
  ])('stops the build for %s', (html, message) => {
    expect(() => check(html, 'a/index.html')).toThrow(message);
  });
});
