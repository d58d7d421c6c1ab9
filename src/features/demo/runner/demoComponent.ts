import type { ComponentType } from 'react';
import { DemoError } from './DemoError';
import type { RunResult } from './runModules';

/** Functions and classes, also wrapped in `memo` and `forwardRef`. */
function isComponent(value: unknown): value is ComponentType {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}

/**
 * Returns the demo's component: the default export of its entry.
 * @throws DemoError if it is missing or not a component.
 */
export function demoComponent({ exports }: RunResult, entry: string): ComponentType {
  const component = exports['default'];
  if (isComponent(component)) return component;
  throw new DemoError('run', { type: 'noComponent' }, { file: entry, line: null });
}
