import type { ComponentType } from 'react';
import { evaluate } from '@site/plugins/content/demos/client/evaluate';
import type { CompiledDemo } from './compileDemo';
import { DemoError } from './DemoError';
import { checkLoop, LOOP_CHECK } from './endlessLoops';
import { errorPlace, fileAddress } from './errorPlace';
import { isRelative, resolveFile } from '../resolveFile';
import { t } from '../texts';

/** Import name -> module namespace. */
export type ImportScope = Readonly<Record<string, unknown>>;

export interface RunResult {
  /** Exports of the entry. */
  readonly exports: Readonly<Record<string, unknown>>;
  /** Imported style sheets, in import order. */
  readonly styles: readonly string[];
}

/** Import that the compiler adds. */
const COMPILER_IMPORT = 'react/jsx-runtime';

type ModuleFunction = (
  require: (request: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
  loopCheck: () => void,
) => void;

/** Creates a function whose code cannot access this module's names and keeps its line numbers. */
function moduleFunction(name: string, code: string): ModuleFunction {
  return evaluate(
    `(function (require, module, exports, ${LOOP_CHECK}) {${code}\n})\n//# sourceURL=${fileAddress(name)}`,
  ) as ModuleFunction;
}

/** Adds `__esModule`, which compiled code checks before it uses `default`. */
function marked(module: unknown): unknown {
  const isUnmarked =
    typeof module === 'object' &&
    module !== null &&
    'default' in module &&
    !('__esModule' in module);
  return isUnmarked ? { ...module, __esModule: true } : module;
}

/** What demos can import, for readers. */
const availableImports = (scope: ImportScope) =>
  Object.keys(scope)
    .filter((name) => name !== COMPILER_IMPORT)
    .sort()
    .join(', ');

function toRunError(error: unknown, file: string): DemoError {
  if (error instanceof DemoError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const place = (error instanceof Error && errorPlace(error.stack)) || { file, line: null };
  return new DemoError('run', message, place);
}

/**
 * Runs a compiled demo from its entry. Packages come from `scope`, files from `compiled`. Each file
 * runs once; circular imports see partial exports.
 * @throws DemoError of kind `run` with the file and, if known, the line.
 */
export function runModules(compiled: CompiledDemo, entry: string, scope: ImportScope): RunResult {
  const running = new Map<string, { exports: unknown }>();
  const styles: string[] = [];

  function load(name: string): unknown {
    const known = running.get(name);
    if (known) return known.exports;
    const module: { exports: unknown } = { exports: {} };
    running.set(name, module);
    const file = compiled.get(name);
    if (file?.type === 'style') {
      styles.push(file.css);
    } else if (file?.type === 'data') {
      module.exports = file.value;
    } else if (file) {
      try {
        moduleFunction(name, file.code)(requireFrom(name), module, module.exports, checkLoop);
      } catch (error) {
        throw toRunError(error, name);
      }
    }
    return module.exports;
  }

  function requireFrom(importer: string) {
    return (request: string): unknown => {
      if (!isRelative(request) && Object.hasOwn(scope, request)) {
        return marked(scope[request]);
      }
      const name = isRelative(request) ? resolveFile(request, importer, compiled.keys()) : null;
      if (name !== null) return load(name);
      throw new DemoError(
        'run',
        t('demo.editor.unknownImport', { request, available: availableImports(scope) }),
        { file: importer, line: null },
      );
    };
  }

  return { exports: load(entry) as Readonly<Record<string, unknown>>, styles };
}

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
  throw new DemoError('run', t('demo.editor.noComponent'), { file: entry, line: null });
}
