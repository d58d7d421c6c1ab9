import path from 'node:path';
import { findTypeErrors } from '../../../../src/testing/findTypeErrors';
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

/** The settings of an older version map its packages. */
const configOf = (page: string) =>
  page.startsWith('docs/')
    ? 'tsconfig.json'
    : path.posix.join(...page.split('/').slice(0, 2), 'tsconfig.json');

test('the code of the first and of random states compiles, in each version', async () => {
  const pages = playgroundPages();
  expect(pages.length).toBeGreaterThan(0);
  const byConfig = new Map<string, Record<string, string>>();
  const random = createRandom(23);
  for (const { page, component } of pages) {
    const { data } = await createPlayground({ siteDir: SITE_DIR, page, component });
    const config = configOf(page);
    const modules = byConfig.get(config) ?? {};
    byConfig.set(config, modules);
    for (let index = 0; index <= STATES; index += 1) {
      const state = index === 0 ? initialState(data.controls) : randomState(data.controls, random);
      const name = `${page.replaceAll('/', '.')}.${component}.${index}`;
      modules[name] = playgroundCode(data.source, data.controls, state);
    }
  }
  const programs = [...byConfig].map(([config, modules]) => ({ config, modules }));
  expect(await findTypeErrors(programs)).toEqual([]);
}, 180_000);
