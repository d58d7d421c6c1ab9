import path from 'node:path';
import { compile } from 'tailwindcss';
import ts from 'typescript';
import { readFile } from '../../../common/files/boundedFiles';
import { TAILWIND_CSS } from '../contract';
import { parseFile } from './moduleRequests';

/**
 * Returns the words of a file's string literals. Other words may equal utilities (`container`,
 * `flex`), which would style elements of the site.
 */
export function tailwindCandidates(code: string): string[] {
  const words = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      for (const word of node.text.split(/\s+/)) if (word) words.add(word);
    }
    ts.forEachChild(node, visit);
  };
  visit(parseFile(code));
  return [...words];
}

/** Reads `tailwindcss/theme` and similar imports from the installed package. */
async function loadStylesheet(id: string, base: string) {
  const folder = path.dirname(require.resolve('tailwindcss/package.json'));
  const file = path.join(folder, `${path.basename(id)}.css`);
  return { path: file, base, content: await readFile(file, 'utf8') };
}

/** Removes white space and comments. */
function minify(css: string): string {
  return css
    .replace(/^\/\*!.*?\*\/\n/, '')
    .replace(/^\s+/gm, '')
    .replace(/ \{$/gm, '{')
    .replace(/^([-\w]+): /gm, '$1:')
    .trim();
}

/**
 * Compiles the utilities of all demos that a page may show at once, because a second style sheet
 * would change the order of rules.
 * @param sources Texts of the demos' files.
 */
export async function compileTailwind(sources: readonly string[]): Promise<string> {
  const { build } = await compile(TAILWIND_CSS, { loadStylesheet });
  return minify(build(sources.flatMap(tailwindCandidates)));
}
