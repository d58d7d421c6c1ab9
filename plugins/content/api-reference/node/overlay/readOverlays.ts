import fs from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../../../src/site/contentError';
import { overlayFile, overlayFolder } from './overlayFile';
import type { ApiOverlay } from './overlayTypes';
import { describeOverlayProblems, parseOverlay } from './parseOverlay';

const EXTENSION = '.json';

function listIds(folder: string): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.slice(0, -EXTENSION.length).split(path.sep).join('/'))
    .sort();
}

function parseFile(siteDir: string, file: string) {
  return parseOverlay(fs.readFileSync(path.join(siteDir, file), 'utf8'), file);
}

/**
 * The overlays of a language by the id of their component or hook, e.g. `material-ui/button`; none
 * if it has no folder. Files whose names are no such id are among them.
 * @throws One Error that names file, line and key of everything that is wrong.
 */
export function readOverlays(siteDir: string, locale: string): ReadonlyMap<string, ApiOverlay> {
  const parsed = listIds(path.join(siteDir, overlayFolder(locale))).map((id) => ({
    id,
    ...parseFile(siteDir, overlayFile(locale, id)),
  }));
  const problems = parsed.flatMap((file) => file.problems);
  if (problems.length > 0) {
    throw new ContentError(describeOverlayProblems(problems));
  }
  return new Map(parsed.map(({ id, overlay }) => [id, overlay]));
}

/**
 * One overlay; empty if there is no such file.
 * @param file Relative to the site.
 * @throws An Error that names file, line and key of everything that is wrong.
 */
export function readOverlay(siteDir: string, file: string): ApiOverlay {
  if (!fs.existsSync(path.join(siteDir, file))) {
    return new Map();
  }
  const { overlay, problems } = parseFile(siteDir, file);
  if (problems.length > 0) {
    throw new ContentError(describeOverlayProblems(problems));
  }
  return overlay;
}
