import type ts from 'typescript';
import type { ApiFile } from '../../contract';
import {
  createApiProgram,
  exportsOfEntry,
  resolveSymbol,
  type ApiProgram,
  type ApiProgramOptions,
} from './createApiProgram';
import { describeComponent } from './describeComponent';
import type { ExtractionContext } from './extractionContext';
import { describeInterfaces } from './describeInterfaces';
import { findComponents } from './findComponents';
import { packageRulesOf } from './packageRules';
import { PropTypesReader } from './readPropTypes';
import { PropTypeWriter } from './typeToPropType';

export interface ExtractPackageOptions extends ApiProgramOptions {
  /** Whether to list inherited props, too (`own: false`). */
  readonly inherited: boolean;
}

/** The first export of each name wins. */
function readExports(api: ApiProgram): ReadonlyMap<string, ts.Symbol> {
  const exports = new Map<string, ts.Symbol>();
  for (const exported of api.entries.flatMap((entry) => exportsOfEntry(api, entry))) {
    if (!exports.has(exported.name)) {
      exports.set(exported.name, resolveSymbol(api.checker, exported));
    }
  }
  return exports;
}

/**
 * Extracts the model of an installed package from its published files. Takes seconds and some
 * hundred megabytes, so run it in a child process.
 * @throws An Error that names the package if it is not installed.
 */
export function extractPackage({ inherited, ...options }: ExtractPackageOptions): ApiFile {
  const { interfaces = [] } = options;
  const api = createApiProgram(options);
  const context: ExtractionContext = {
    api,
    rules: packageRulesOf(api.packageName),
    propTypes: new PropTypesReader(),
    writer: new PropTypeWriter(api.checker),
    exports: readExports(api),
    inherited,
  };
  return {
    package: api.packageName,
    version: api.version,
    components: Object.fromEntries(
      findComponents(api).map((found) => [found.name, describeComponent(found, context)]),
    ),
    ...(interfaces.length > 0 && { interfaces: describeInterfaces(interfaces, context) }),
  };
}
