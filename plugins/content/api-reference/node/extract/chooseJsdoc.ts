import type ts from 'typescript';
import { readJsdoc, readJsdocOfNode, type Jsdoc } from './readJsdoc';

/**
 * Chooses the comment of a prop among its declarations: the first in an own file, else the first of
 * all. Overloads often lack the comment (`href` in the first overload of Material UI's Button), and
 * merging them would repeat text.
 * @param isOwn Whether a file belongs to the component.
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
