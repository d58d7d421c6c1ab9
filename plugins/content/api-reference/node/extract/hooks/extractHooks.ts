import path from 'node:path';
import ts from 'typescript';
import { ContentError } from '../../../../../../src/site/contentError';
import { toApiSlug } from '../../../../../../src/site/apiReference';
import type { ApiHook, ApiHooksFile } from '../../../contract';
import { chooseJsdoc } from '../chooseJsdoc';
import { createApiProgram, type ApiProgram, type ApiProgramOptions } from '../createApiProgram';
import { importStatementsOf } from '../importStatements';
import { parseComponentComment } from '../parseComponentComment';
import { deprecationOf, readJsdocOfNode, type Jsdoc } from '../readJsdoc';
import { PropTypeWriter } from '../typeToPropType';
import { describeParameters } from './describeParameters';
import { describeReturnValue } from './describeReturnValue';
import { readSignaturesJsdoc, signatureDeclarationsOf } from './describeProperties';
import { findHooks, HOOK_FOLDERS, type FoundHook } from './findHooks';

export interface ExtractHooksOptions extends ApiProgramOptions {
  /** Documented hooks. */
  readonly names: readonly string[];
}

/** Returns the comment of a hook, else that of the signatures of its declared type. */
function readHookJsdoc({ declaration, symbol, type }: FoundHook): Jsdoc {
  // A comment on `const useButton = …` belongs to the statement.
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : undefined;
  const own = statement && readJsdocOfNode(statement);
  if (own) return own;
  const declared = chooseJsdoc(symbol.declarations ?? [], () => true);
  const isEmpty = declared.description === '' && declared.tags.size === 0;
  return isEmpty ? readSignaturesJsdoc(signatureDeclarationsOf(type)) : declared;
}

function describeHook(hook: FoundHook, api: ApiProgram, writer: PropTypeWriter): ApiHook {
  const { name, module, signatures, declaration, file } = hook;
  const jsdoc = readHookJsdoc(hook);
  const context = { checker: api.checker, writer, location: declaration };
  const { description, demos } = parseComponentComment(
    // Comments of the unstyled hooks link to a preview of the documentation.
    jsdoc.description.replaceAll('https://next.mui.com/', 'https://mui.com/'),
  );
  return {
    name,
    slug: toApiSlug(name),
    module,
    // Some are exported by their folder only.
    imports: importStatementsOf(hook, api.packageName).slice(0, hook.packageExport ? 2 : 1),
    description,
    deprecated: deprecationOf(jsdoc),
    demos,
    parameters: describeParameters(signatures, jsdoc, context),
    returnValue: describeReturnValue(signatures, jsdoc, context),
    file: path.relative(api.directory, file),
  };
}

/**
 * Extracts the named hooks of an installed package from its typings.
 * @throws An Error that names the package if it is not installed, or the hooks that it does not
 * export or that neither take nor return anything.
 */
export function extractHooks({ names, ...options }: ExtractHooksOptions): ApiHooksFile {
  const api = createApiProgram(options, HOOK_FOLDERS);
  const writer = new PropTypeWriter(api.checker);
  const hooks = findHooks(api, names).map((hook) => describeHook(hook, api, writer));
  const lacking = names.filter((name) => {
    const hook = hooks.find((each) => each.name === name);
    return !hook || hook.parameters.length + hook.returnValue.length === 0;
  });
  if (lacking.length > 0) {
    throw new ContentError(
      `Nothing was extracted from ${api.packageName}@${api.version} for ${lacking.join(', ')}: it has no such ` +
        'hook, or one without parameters and result. Correct src/site/apiReference.ts.',
    );
  }
  return {
    package: api.packageName,
    version: api.version,
    hooks: Object.fromEntries(hooks.map((hook) => [hook.name, hook])),
  };
}
