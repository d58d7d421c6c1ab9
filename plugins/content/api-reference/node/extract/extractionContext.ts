import type ts from 'typescript';
import type { ApiProgram } from './createApiProgram';
import type { PackageRules } from './packageRules';
import type { PropTypesReader } from './readPropTypes';
import type { PropTypeWriter } from './typeToPropType';

/** What all steps of an extraction share. */
export interface ExtractionContext {
  readonly api: ApiProgram;
  readonly rules: PackageRules;
  readonly propTypes: PropTypesReader;
  readonly writer: PropTypeWriter;
  /** The package's exports by name, for the interfaces of classes and slots. */
  readonly exports: ReadonlyMap<string, ts.Symbol>;
  /** Whether inherited props are listed, rather than only counted. */
  readonly inherited: boolean;
}
