import {
  THEME_FILE,
  type DemoTheme,
  type LibraryProps,
} from '@site/plugins/content/demos/contract';
import { demoScopes, demoWrappers } from '@site/plugins/content/demos/client/scopes';
import type { ComponentType } from 'react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { loadStyleSheet } from '../Demo/loadStyleSheet';
import type { RunRequest } from './messages';
import type { ImportScope } from './runModules';

/** Modules that every demo can import. */
const BASE_SCOPE: ImportScope = { react, 'react/jsx-runtime': jsxRuntime };

/** A run that can be rendered. */
export interface PreparedRun {
  readonly id: number;
  readonly Component: ComponentType;
  readonly Library: ComponentType<LibraryProps>;
  readonly styles: readonly string[];
  /** Document of a demo with a frame of its own. */
  readonly container: Document | undefined;
  /** Whether higher content scrolls in the frame. */
  readonly scrollable: boolean;
  readonly injectFirst: boolean;
  readonly theme: DemoTheme | undefined;
}

/** Loads what a demo needs. Rejects if a chunk or the style sheet cannot be loaded. */
async function fetchParts({ folder, library, stylesheet }: RunRequest) {
  const loadWrapper = demoWrappers[library];
  if (!loadWrapper) throw new Error(`There is no wrapper of ${library}.`);
  const [scope, wrapper, compiler, linker] = await Promise.all([
    demoScopes[folder]?.() ?? {},
    loadWrapper(),
    import('./compileDemo'),
    import('./runModules'),
    stylesheet === null ? undefined : loadStyleSheet(stylesheet),
  ]);
  return {
    scope: { ...scope, ...BASE_SCOPE },
    Library: wrapper.default,
    ...compiler,
    ...linker,
  };
}

/** Thrown if something cannot be loaded; may succeed on retry. */
export class FetchError extends Error {}

/**
 * Compiles and runs a demo's files, so that it can be rendered.
 * @param onLoaded Called when all is loaded, before any of the demo's code runs.
 * @throws FetchError, or DemoError for errors in the demo.
 */
export async function prepareRun(
  id: number,
  request: RunRequest,
  onLoaded: () => void,
): Promise<PreparedRun> {
  const { scope, Library, compileDemo, runModules, demoComponent } = await fetchParts(
    request,
  ).catch((error: unknown) => {
    throw new FetchError(String(error));
  });
  onLoaded();
  const { files, entry, theme, css, iframe, scrollable, injectFirst } = request;
  const compiled = compileDemo(files);
  const result = runModules(compiled, entry, scope);
  return {
    id,
    Component: demoComponent(result, entry),
    Library,
    styles: css === null ? result.styles : [css, ...result.styles],
    container: iframe ? document : undefined,
    scrollable,
    injectFirst,
    theme:
      theme === null
        ? undefined
        : {
            name: theme.replace(THEME_FILE, ''),
            value: runModules(compiled, theme, scope).exports['default'] as object,
          },
  };
}
