import type ts from 'typescript';
import type { ApiProgram } from './createApiProgram';
import type { PackageRules } from './packageRules';
import type { PropTypesReader } from './readPropTypes';
import type { PropTypeWriter } from './typeToPropType';

/** Shared by all steps of an extraction. */
export interface ExtractionContext {
  readonly api: ApiProgram;
  readonly rules: PackageRules;
  readonly propTypes: PropTypesReader;
  readonly writer: PropTypeWriter;
  /** Exports of the package by name, to find the interfaces of classes and slots. */
  readonly exports: ReadonlyMap<string, ts.Symbol>;
  /** Whether inherited props are listed, rather than only counted. */
  readonly inherited: boolean;
}
