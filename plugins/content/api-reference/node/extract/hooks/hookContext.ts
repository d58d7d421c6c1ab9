import type ts from 'typescript';
import type { PropTypeWriter } from '../typeToPropType';

/** Shared by all steps that describe a hook. */
export interface HookContext {
  readonly checker: ts.TypeChecker;
  readonly writer: PropTypeWriter;
  /** Location for type queries: the hook's declaration. */
  readonly location: ts.Node;
}
