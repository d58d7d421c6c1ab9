import path from 'node:path';
import ts from 'typescript';
import { playgroundCode } from '../client/playgroundCode';
import { initialState } from '../client/playgroundState';
import type { PlaygroundControl, PlaygroundState } from '../contract';
import { createPlayground } from '../node/createPlayground';
import { playgroundPages, SITE_DIR } from './playgroundPages';

const STATES = 10;

/** Random numbers below 1 from a seed, so that a failure can be repeated (Park and Miller). */
function createRandom(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value * 48_271) % 2_147_483_647;
    return value / 2_147_483_647;
  };
}

const TEXTS = [
  '',
  'Lisbon',
  'Fish & chips',
  'a "quoted" name',
  "it's",
  '{curly} <b>',
  ' spaced ',
  'back\\slash',
];

function randomState(controls: readonly PlaygroundControl[], random: () => number) {
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)];
  return Object.fromEntries(
    controls.map((control) => {
      switch (control.kind) {
        case 'choice':
          return [
            control.prop,
            pick([...control.values, ...(control.optional ? [undefined] : [])]),
          ];
        case 'switch':
          return [control.prop, random() < 0.5];
        case 'number':
          return [control.prop, Math.floor(random() * 10)];
        case 'text':
          return [control.prop, pick(TEXTS)];
      }
    }),
  ) as PlaygroundState;
}

/** Compiles files in memory, in a folder with a `tsconfig.json`. */
function findTypeErrors(folder: string, files: ReadonlyMap<string, string>): string[] {
  const configFile = ts.findConfigFile(path.join(SITE_DIR, folder), ts.sys.fileExists) ?? '';
  const { options } = ts.getParsedCommandLineOfConfigFile(
    configFile,
    { noUnusedLocals: true, types: [] },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  ) ?? { options: {} };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, languageVersion, ...others) => {
    const code = files.get(name);
    return code === undefined
      ? getSourceFile(name, languageVersion, ...others)
      : ts.createSourceFile(name, code, languageVersion);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((name) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) =>
        `${path.relative(SITE_DIR, name)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}\n${files.get(name)}`,
    );
  });
}

test('the code of the first and of random states compiles, in each version', async () => {
  const pages = playgroundPages();
  expect(pages.length).toBeGreaterThan(0);
  const folders = new Map<string, Map<string, string>>();
  const random = createRandom(23);
  for (const { page, component } of pages) {
    const { data } = await createPlayground({ siteDir: SITE_DIR, page, component });
    const [root = ''] = page.split('/');
    const folder = root === 'docs' ? root : page.split('/').slice(0, 2).join('/');
    const files = folders.get(folder) ?? new Map<string, string>();
    folders.set(folder, files);
    for (let index = 0; index <= STATES; index += 1) {
      const state = index === 0 ? initialState(data.controls) : randomState(data.controls, random);
      const name = `${component}.${index}.generated.tsx`;
      files.set(
        path.join(SITE_DIR, path.dirname(page), name),
        playgroundCode(data.source, data.controls, state),
      );
    }
  }
  for (const [folder, files] of folders) expect(findTypeErrors(folder, files)).toEqual([]);
}, 180_000);
