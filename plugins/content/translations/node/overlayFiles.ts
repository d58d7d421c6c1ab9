import fs from 'node:fs';
import path from 'node:path';
import type { ApiMember } from '../../api-reference/contract';
import {
  compareOverlay,
  completeOverlay,
  formatOverlay,
  overlayFile,
  parseOverlayFile,
  readOverlay,
  stampOverlay,
} from '../../api-reference/node';

/**
 * Adds missing texts to the overlay file of a component or hook; creates the file if necessary.
 * Throws for an invalid file.
 * @returns The file, relative to the site, and the numbers of its texts.
 */
export function completeOverlayFile(
  siteDir: string,
  locale: string,
  id: string,
  member: ApiMember,
) {
  const file = overlayFile(locale, id);
  const overlay = readOverlay(siteDir, file);
  const { total, translated, stale } = compareOverlay(member, overlay);
  if (total > 0) {
    const absolute = path.join(siteDir, file);
    fs.mkdirSync(path.dirname(absolute), { recursive: true });
    fs.writeFileSync(absolute, formatOverlay(completeOverlay(member, overlay)));
  }
  return { file, total, missing: total - translated - stale.length, stale: stale.length };
}

/**
 * Stamps the translations in an overlay file (relative to the site) with the hashes of the current
 * English texts.
 * @returns Names in the file that the component or hook lacks; they are left unchanged.
 * @throws An Error that names the file if it is missing, invalid, or belongs to no documented
 * component or hook.
 */
export function stampOverlayFile(
  siteDir: string,
  file: string,
  members: ReadonlyMap<string, ApiMember>,
): readonly string[] {
  const absolute = path.join(siteDir, file);
  if (!fs.existsSync(absolute)) {
    throw new Error(`${file} does not exist`);
  }
  const member = members.get(parseOverlayFile(file)?.id ?? '');
  if (member === undefined) {
    throw new Error(`${file} is named after no documented component or hook`);
  }
  const overlay = readOverlay(siteDir, file);
  fs.writeFileSync(absolute, formatOverlay(stampOverlay(member, overlay)));
  return compareOverlay(member, overlay).unknown;
}
