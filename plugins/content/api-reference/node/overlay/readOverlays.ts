import fs from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../../../src/site/contentError';
import { listFiles } from '../../../../common/files/listFiles';
import { type ApiOverlay, overlayFile, overlayFolder } from './overlay';
import { describeOverlayProblems, parseOverlay, type ParsedOverlay } from './parseOverlay';

const EXTENSION = '.json';

const listIds = (folder: string) =>
  listFiles(folder)
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.slice(0, -EXTENSION.length));

function parseFile(siteDir: string, file: string) {
  return parseOverlay(fs.readFileSync(path.join(siteDir, file), 'utf8'), file);
}

/**
 * Reads the overlays of a language by id, e.g. `material-ui/button`; empty if it has no folder.
 * Includes files whose names are not valid ids.
 * @throws One Error with file, line and key of every problem.
 */
export function readOverlays(siteDir: string, locale: string): ReadonlyMap<string, ApiOverlay> {
  return new Map([...parseOverlays(siteDir, locale)].map(([id, { overlay }]) => [id, overlay]));
}

/** The same, with the lines of the texts. */
export function parseOverlays(siteDir: string, locale: string): ReadonlyMap<string, ParsedOverlay> {
  const parsed = listIds(path.join(siteDir, overlayFolder(locale))).map((id) => ({
    id,
    ...parseFile(siteDir, overlayFile(locale, id)),
  }));
  const problems = parsed.flatMap((file) => file.problems);
  if (problems.length > 0) {
    throw new ContentError(describeOverlayProblems(problems));
  }
  return new Map(parsed.map(({ id, ...file }) => [id, file]));
}

/**
 * Reads one overlay; empty if the file does not exist.
 * @param file Relative to the site.
 * @throws An Error with file, line and key of every problem.
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
