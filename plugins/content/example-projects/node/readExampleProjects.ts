import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GUIDE_FOLDER } from '../../../../src/site/guideFolders';
import { listFiles } from '../../../common/files/listFiles';
import { cutRegion } from '../../code-blocks/node';
import type { ExampleProjects } from '../contract';

/** What running a project leaves in its folder. */
const LEFT_OVER = /\/(?:node_modules|dist|\.next)\/|\/(?:package-lock\.json|next-env\.d\.ts)$/;

/** Reads the files of all projects beside pages of the newest versions. */
export function readExampleProjects(siteDir: string): ExampleProjects {
  const projects: Record<string, Record<string, string>> = {};
  for (const name of listFiles(path.join(siteDir, 'docs'))) {
    const file = `docs/${name}`;
    const [folder] = GUIDE_FOLDER.exec(file) ?? [];
    if (folder === undefined || LEFT_OVER.test(file) || path.extname(file) === '') continue;
    const end = file.indexOf(folder) + folder.length;
    const project = (projects[file.slice(0, end - 1)] ??= {});
    project[file.slice(end)] =
      `${cutRegion(readFileSync(path.join(siteDir, file), 'utf8'), undefined)}\n`;
  }
  return projects;
}
