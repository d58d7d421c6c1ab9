import type ts from 'typescript';
import { readJsdoc, readJsdocOfNode, type Jsdoc } from './readJsdoc';

/**
 * The comment of a prop among its declarations: of an own file where there is one with a comment,
 * else of the first that has any. Overloads often leave it out (the `href` of the first one of
 * Material UI's Button), and their comments taken together repeat themselves.
 * @param isOwn Whether a file is the component's own.
 */
export function chooseJsdoc(
  declarations: readonly ts.Declaration[],
  isOwn: (file: string) => boolean,
): Jsdoc {
  const isOwnDeclaration = (declaration: ts.Declaration): boolean =>
    isOwn(declaration.getSourceFile().fileName);
  const ordered = [
    ...declarations.filter(isOwnDeclaration),
    ...declarations.filter((declaration) => !isOwnDeclaration(declaration)),
  ];
  for (const declaration of ordered) {
    const jsdoc = readJsdocOfNode(declaration);
    if (jsdoc && (jsdoc.description || jsdoc.tags.size > 0)) {
      return jsdoc;
    }
  }
  return readJsdoc([]);
}
