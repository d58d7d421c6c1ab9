import ts from 'typescript';
import { ContentError } from '../../../../src/site/contentError';
import { dedent, parseFile } from '../../demos/node';
import type { PlaygroundFile, PlaygroundSource } from '../contract';

/** Returns the names that an import statement binds. */
function boundNames(code: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isImportClause(node) || ts.isImportSpecifier(node) || ts.isNamespaceImport(node)) &&
      node.name
    ) {
      names.push(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parseFile(code));
  return names;
}

/**
 * Splits the code of a playground at the component's tag.
 * @param ownImport Import statement of the component.
 * @throws ContentError if no tag of the component spreads `{...props}`.
 */
export function parseTemplate(
  component: string,
  ownImport: string,
  { imports = [], setup = '', template = `<${component} {...props} />`, sx, theme }: PlaygroundFile,
  place: string,
): PlaygroundSource {
  const text = dedent(template);
  const file = parseFile(`(${text})`);
  const raw = (node: ts.Node) => dedent(node.getText(file));
  let found: PlaygroundSource | undefined;
  const visit = (node: ts.Node): void => {
    const tag = ts.isJsxElement(node) ? node.openingElement : node;
    if (
      (ts.isJsxOpeningElement(tag) || ts.isJsxSelfClosingElement(tag)) &&
      tag.tagName.getText(file) === component &&
      tag.attributes.properties.some((attribute) => attribute.getText(file) === '{...props}')
    ) {
      const attributes = tag.attributes.properties
        .filter((attribute) => attribute.getText(file) !== '{...props}')
        .map(raw);
      const fixedSx = attributes.find((text) => sx && text.startsWith('sx={{'));
      const children = ts.isJsxElement(node)
        ? file.text.slice(node.openingElement.end, node.closingElement.getStart(file))
        : '';
      found = {
        component,
        imports: [...new Set([...imports, ownImport])]
          .sort(byModule)
          .map((code) => ({ code, names: boundNames(code) })),
        setup: dedent(setup),
        // Without the parenthesis.
        before: file.text.slice(1, node.getStart(file)),
        after: file.text.slice(node.end, -1),
        attributes: attributes.filter((text) => text !== fixedSx),
        children: children.trim() === '' ? '' : dedent(children),
        ...(sx && { sx: fixedSx?.slice('sx={{'.length, -'}}'.length).trim() ?? '' }),
        ...(theme && { theme }),
      };
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (!found) {
    throw new ContentError(`${place}: the template needs <${component} {...props} />.`);
  }
  return found;
}

/** React first, then by module. */
function byModule(one: string, other: string): number {
  const [a, b] = [one, other].map((code) => /'([^']+)';?$/.exec(code)?.[1] ?? '') as [
    string,
    string,
  ];
  return Number(b === 'react') - Number(a === 'react') || (a < b ? -1 : Number(a > b));
}
