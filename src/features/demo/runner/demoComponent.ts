import type { ComponentType } from 'react';
import { DemoError } from './DemoError';
import type { RunResult } from './runModules';

/** Functions and classes, and what `memo` and `forwardRef` make of them. */
function isComponent(value: unknown): value is ComponentType {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}

/**
 * The component a demo shows: the default export of its entry.
 * @throws DemoError when that is missing or no component.
 */
export function demoComponent({ exports }: RunResult, entry: string): ComponentType {
  const component = exports['default'];
  if (isComponent(component)) return component;
  throw new DemoError('run', { type: 'noComponent' }, { file: entry, line: null });
}
