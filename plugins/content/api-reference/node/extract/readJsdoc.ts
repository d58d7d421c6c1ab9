import ts from 'typescript';
import type { ApiParameter, ApiReturn } from '../../contract';
import { correctComment } from './errata';

/** A JSDoc comment. Texts are Markdown. */
export interface Jsdoc {
  readonly description: string;
  /**
   * First text of each tag except `@param` and `@returns`, e.g. `deprecated`; empty without text.
   */
  readonly tags: ReadonlyMap<string, string>;
  readonly parameters: readonly ApiParameter[];
  readonly returns?: ApiReturn;
}

const NO_JSDOC: Jsdoc = { description: '', tags: new Map(), parameters: [] };

/**
 * Tags that are read from source: TypeScript drops braces and line breaks of an object default, and
 * parses the first word after `@see` as a type name.
 */
const RAW_TAGS = new Set(['default', 'defaultValue', 'see']);

/** What authors of a package note for themselves: to the end of the paragraph. */
const OWN_NOTES = /^[ \t]*(?:TODO|FIXME)\b.*(?:\n.*\S.*)*/gm;

function readSourceOfTag(tag: ts.JSDocTag): string {
  const start = tag.tagName.end;
  const text = tag
    .getSourceFile()
    .text.slice(start, tag.end)
    .replace(/\*\/\s*$/, '')
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.replace(/^\s*\* ?/, '')))
    .join('\n');
  return correctComment(text.trim());
}

function textOf(comment: ts.JSDoc['comment']): string {
  const text = ts.getTextOfJSDocComment(comment) ?? '';
  return correctComment(text.replace(/\r/g, '').replace(OWN_NOTES, '').trim());
}

function readParameter(tag: ts.JSDocParameterTag): ApiParameter {
  return {
    name: tag.name.getText(),
    type: tag.typeExpression?.type.getText() ?? 'any',
    optional: tag.isBracketed,
    description: textOf(tag.comment).replace(/^- /, ''),
  };
}

function readComment(comment: ts.JSDoc): Jsdoc {
  const tags = new Map<string, string>();
  const parameters: ApiParameter[] = [];
  let returns: ApiReturn | undefined;
  for (const tag of comment.tags ?? []) {
    const name = tag.tagName.text;
    if (ts.isJSDocParameterTag(tag)) {
      parameters.push(readParameter(tag));
    } else if (ts.isJSDocReturnTag(tag)) {
      const type = tag.typeExpression?.type.getText() ?? 'any';
      returns = { type, description: textOf(tag.comment) };
    } else if (!tags.has(name)) {
      tags.set(name, RAW_TAGS.has(name) ? readSourceOfTag(tag) : textOf(tag.comment));
    }
  }
  return { description: textOf(comment.comment), tags, parameters, returns };
}

/** Returns the comment of a node; the last one if there are several. */
export function readJsdocOfNode(node: ts.Node): Jsdoc | undefined {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  return comment && readComment(comment);
}

/** Returns the first comment among declarations; an empty one if there is none. */
export function readJsdoc(declarations: readonly ts.Node[]): Jsdoc {
  for (const declaration of declarations) {
    const jsdoc = readJsdocOfNode(declaration);
    if (jsdoc) {
      return jsdoc;
    }
  }
  return NO_JSDOC;
}

/** Returns what a comment refers to, to be read behind "See". */
export function seeOf({ tags }: Jsdoc): string | undefined {
  return tags.get('see')?.replace(/^See\s+/, '');
}

/** Returns the documented default. */
export function defaultOf({ tags }: Jsdoc): string | undefined {
  return tags.get('default') ?? tags.get('defaultValue');
}

/** Returns the reason of a deprecation, `true` without one, `undefined` if it is not deprecated. */
export function deprecationOf({ tags }: Jsdoc): string | true | undefined {
  const reason = tags.get('deprecated');
  return reason === undefined ? undefined : reason || true;
}

/** Whether it is marked as undocumented. */
export function isIgnored({ tags }: Jsdoc): boolean {
  return tags.has('ignore');
}
