import type ts from 'typescript';
import type { PropTypeWriter } from '../typeToPropType';

/** What all steps share that describe a hook. */
export interface HookContext {
  readonly checker: ts.TypeChecker;
  readonly writer: PropTypeWriter;
  /** Where types are looked at from: the hook's declaration. */
  readonly location: ts.Node;
}
