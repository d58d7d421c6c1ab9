import type { ApiHook } from '../../../../contract';
import { createMiniatureSite } from '../../__tests__/miniatureSite';
import { extractHooks } from '../extractHooks';

const USE_SWITCH = `
import * as React from 'react';
export interface UseSwitchParameters {
  /**
   * Whether it is on at first.
   * @default false
   */
  defaultChecked?: boolean;
  /** The text that is read out. */
  label: string;
  /**
   * Called when it is turned on or off.
   * @param event What happened.
   * @param {boolean} checked Whether it is on now.
   */
  onChange?: (event: React.MouseEvent<HTMLElement>, checked: boolean) => void;
  /** @deprecated Use \`label\` instead. */
  title?: string;
  /** @ignore */
  secret?: string;
}
export interface UseSwitchReturnValue {
  /**
   * Makes the props of the input.
   * @param props Those of the reader.
   * @returns All props of the input.
   */
  getInputProps: <P extends {} = {}>(props?: P) => P & { type: string };
  checked: boolean;
}
/**
 * A switch without looks.
 *
 * Demos:
 *
 * - [Switch](https://next.mui.com/base-ui/react-switch/#hook)
 *
 * API:
 *
 * - [useSwitch API](https://mui.com/base-ui/react-switch/hooks-api/#use-switch)
 */
export declare function useSwitch(parameters: UseSwitchParameters): UseSwitchReturnValue;
`;

const SMALL_HOOKS = `
import * as React from 'react';
/** Options that are objects are told one by one, in all overloads. */
export function useOverloaded(options: { name: string; size?: number }): number;
export function useOverloaded(options: { name: string; color?: string }): string;
/**
 * Waits.
 * @param {number} delay Milliseconds.
 * @returns How long it is to go.
 */
export function useDelay(delay: number, options?: { strict?: boolean }): [left: number, stop: () => void];
export function useList(): readonly string[];
export function useNothing(value?: string): void;
/** @deprecated Use \`useList\` instead. */
export const useOld: (all?: boolean) => boolean | undefined;
`;

const siteDir = createMiniatureSite([
  {
    folder: 'controls',
    name: 'controls',
    version: '2.0.0',
    files: {
      'index.d.ts': `
        export * from './useSwitch';
        export { useModal as unstable_useModal } from './unstable_useModal';
        export { useOverloaded, useList, useOld } from './useSmall';
      `,
      'useSwitch/index.d.ts': `export * from './useSwitch';`,
      'useSwitch/useSwitch.d.ts': USE_SWITCH,
      'unstable_useModal/index.d.ts': `export * from './useModal';`,
      'unstable_useModal/useModal.d.ts': `export declare function useModal(options: { open: boolean }): { close: () => void };`,
      'useSmall/index.d.ts': SMALL_HOOKS,
      'useEmpty/index.d.ts': `export function useEmpty(): void;`,
    },
  },
]);

const extract = (...names: string[]) =>
  extractHooks({ siteDir, packageName: 'controls', names }).hooks;

function hookOf(name: string): ApiHook {
  const hook = extract(name)[name];
  if (!hook) throw new Error(`No ${name}`);
  return hook;
}

const rowsOf = (hook: ApiHook, of: 'parameters' | 'returnValue') =>
  hook[of].map(({ name, type, required }) => `${name}${required ? '*' : ''}: ${type}`);

describe('a hook with options', () => {
  const hook = hookOf('useSwitch');

  test('is described, and imported, by its comment and its folders', () => {
    expect(hook).toMatchObject({
      slug: 'use-switch',
      module: 'controls/useSwitch',
      imports: [
        "import { useSwitch } from 'controls/useSwitch';",
        "import { useSwitch } from 'controls';",
      ],
      description: 'A switch without looks.',
      demos: [{ title: 'Switch', url: 'https://mui.com/base-ui/react-switch/#hook' }],
      file: 'useSwitch/useSwitch.d.ts',
    });
  });

  test('has its options as parameters, required ones first', () => {
    expect(rowsOf(hook, 'parameters')).toEqual([
      'label*: string',
      'defaultChecked: boolean',
      'onChange: (event: React.MouseEvent<HTMLElement>, checked: boolean) => void',
      'secret: string',
      'title: string',
    ]);
    const byName = Object.fromEntries(hook.parameters.map((row) => [row.name, row]));
    expect(byName).toMatchObject({
      defaultChecked: { default: 'false', description: 'Whether it is on at first.' },
      secret: { hidden: true },
      title: { deprecated: 'Use `label` instead.' },
    });
  });

  test('tells what its callbacks get, by comment and by declaration', () => {
    const onChange = hook.parameters.find(({ name }) => name === 'onChange');
    expect(onChange?.params).toEqual([
      {
        name: 'event',
        type: 'React.MouseEvent<HTMLElement>',
        optional: false,
        description: 'What happened.',
      },
      { name: 'checked', type: 'boolean', optional: false, description: 'Whether it is on now.' },
    ]);
  });

  test('tells each property that it returns', () => {
    expect(rowsOf(hook, 'returnValue').map((row) => row.replace(/: .*/s, ''))).toEqual([
      'checked*',
      'getInputProps*',
    ]);
    const getInputProps = hook.returnValue.find(({ name }) => name === 'getInputProps');
    expect(getInputProps).toMatchObject({
      muiType: 'func',
      params: [{ name: 'props', type: 'P', optional: true, description: 'Those of the reader.' }],
      returns: { type: 'P & { type: string }', description: 'All props of the input.' },
    });
  });
});

test.each([
  [
    'useOverloaded',
    ['name*: string', 'color: string', 'size: number'],
    ['value*: number | string'],
  ],
  [
    'useDelay',
    ['delay*: number', 'options: { strict?: boolean }'],
    ['tuple*: [left: number, stop: () => void]'],
  ],
  ['useList', [], ['array*: readonly string[]']],
  ['useNothing', ['value: string'], []],
  ['useOld', ['all: boolean'], ['boolean: boolean | undefined']],
])('%s takes and returns what its signatures say', (name, parameters, returnValue) => {
  const hook = hookOf(name);
  expect(rowsOf(hook, 'parameters')).toEqual(parameters);
  expect(rowsOf(hook, 'returnValue')).toEqual(returnValue);
});

test('texts of a parameter and of the result come from the comment', () => {
  const { parameters, returnValue } = hookOf('useDelay');
  expect(parameters[0]?.description).toBe('Milliseconds.');
  expect(returnValue[0]?.description).toBe('How long it is to go.');
});

test('a deprecated hook says why', () => {
  expect(hookOf('useOld').deprecated).toBe('Use `useList` instead.');
});

test('an unstable hook has its plain name, and its own imports', () => {
  expect(hookOf('useModal')).toMatchObject({
    name: 'useModal',
    module: 'controls/unstable_useModal',
    imports: [
      "import { useModal } from 'controls/unstable_useModal';",
      "import { unstable_useModal as useModal } from 'controls';",
    ],
  });
});

test('a hook that only its folder exports has one import', () => {
  expect(hookOf('useDelay').imports).toEqual(["import { useDelay } from 'controls/useSmall';"]);
});

test.each([['useMissing'], ['useEmpty']])('%s is reported by name', (name) => {
  expect(() => extract('useSwitch', name)).toThrow(
    `Nothing was extracted from controls@2.0.0 for ${name}: it has no such hook, or one without parameters and result. Correct src/site/apiReference.ts.`,
  );
});
