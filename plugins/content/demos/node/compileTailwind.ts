import path from 'node:path';
import { compile } from 'tailwindcss';
import ts from 'typescript';
import { readFile } from '../../../common/files/boundedFiles';
import { TAILWIND_CSS } from '../contract';
import { parseFile } from './moduleRequests';

/**
 * The words of a file's string literals. Its other words are no class names, but some are called as
 * a utility is (`container`, `flex`) and would style the elements of the site.
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

/** Reads `tailwindcss/theme` and the like from the installed package. */
async function loadStylesheet(id: string, base: string) {
  const folder = path.dirname(require.resolve('tailwindcss/package.json'));
  const file = path.join(folder, `${path.basename(id)}.css`);
  return { path: file, base, content: await readFile(file, 'utf8') };
}

/** Leaves out the white space and comments that only people need. */
function minify(css: string): string {
  return css
    .replace(/^\/\*!.*?\*\/\n/, '')
    .replace(/^\s+/gm, '')
    .replace(/ \{$/gm, '{')
    .replace(/^([-\w]+): /gm, '$1:')
    .trim();
}

/**
 * The CSS of the utilities that demos use: of all demos that a page may show at once, since a
 * second style sheet would change the order of the first one's rules.
 * @param sources The texts of their files.
 */
export async function compileTailwind(sources: readonly string[]): Promise<string> {
  const { build } = await compile(TAILWIND_CSS, { loadStylesheet });
  return minify(build(sources.flatMap(tailwindCandidates)));
}
