import type { RootContent } from 'mdast';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readFile } from '../../../common/files/boundedFiles';
import type { CodeVariant } from '../../../../src/site/demoHash';
import { demoTitle } from '../../../../src/site/demoTitle';
import { collectDemoFiles } from '../../../content/demos/node/collectDemoFiles';
import { findStylings, stylingFile } from '../../../content/demos/node/demoStylings';
import { locatePage } from '../../../content/demos/node/locatePage';
import { toJavascript } from '../../../content/demos/node/toJavascript';
import { label } from './codeFences';
import { fence } from './nodes';
import type { Texts } from './texts';

/** A `<Demo>` of a page. */
export interface NamedDemo {
  readonly siteDir: string;
  /** The page's file, relative to the site. */
  readonly page: string;
  readonly src: string;
}

/** Returns the path of a demo's file, relative to the site. Throws if it does not exist. */
function findDemo({ siteDir, page, src }: NamedDemo): string {
  const candidates = locatePage(page).folders.map((folder) => path.posix.join(folder, src));
  const found = candidates.find((candidate) => existsSync(path.join(siteDir, candidate)));
  if (!found) throw new Error(`<Demo src="${src}"> names a file that does not exist; correct src.`);
  return found;
}

/** Renders the source of a demo: a heading per styling, a fence per file. */
export async function demoNodes(
  demo: NamedDemo,
  variant: CodeVariant,
  texts: Texts,
): Promise<RootContent[]> {
  const read = async (file: string) => {
    const absolute = path.join(demo.siteDir, file);
    return existsSync(absolute) ? readFile(absolute, 'utf8') : undefined;
  };
  const file = findDemo(demo);
  const name = demoTitle(path.posix.basename(file, '.tsx'));
  const stylings = await findStylings(file, read);
  const nodes: RootContent[] = [];
  for (const styling of stylings) {
    nodes.push(
      label(
        stylings.length === 1
          ? texts('markdownPages.demo', { name })
          : texts('markdownPages.styledDemo', { name, styling: texts(`demo.stylings.${styling}`) }),
      ),
    );
    const files = await collectDemoFiles(stylingFile(file, styling), read);
    for (const written of files) {
      const shown = variant === 'JS' ? await toJavascript(written) : written;
      nodes.push(fence(path.posix.extname(shown.name).slice(1), shown.code, shown.name));
    }
  }
  return nodes;
}
