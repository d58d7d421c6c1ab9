import type { ComponentType } from 'react';
import type { LibraryProps } from '../contract';

/** Import name -> module namespace. */
type ImportScope = Readonly<Record<string, unknown>>;

/**
 * Available imports of edited demos, by folder relative to the site. The build replaces this file
 * with generated code (`node/scopeModule.ts`); server and tests use it as it is.
 */
export const demoScopes: Readonly<Record<string, (() => Promise<ImportScope>) | undefined>> = {};

/** Wrappers of edited demos, by library; see `demoScopes`. */
export const demoWrappers: Readonly<
  Record<string, (() => Promise<{ readonly default: ComponentType<LibraryProps> }>) | undefined>
> = {};
