import fs from 'node:fs';
import path from 'node:path';
import {
  compareOverlay,
  completeOverlay,
  formatOverlay,
  overlayFile,
  parseOverlayFile,
  readOverlay,
  stampOverlay,
  type ApiMember,
} from '../../api-reference/node/overlay';

/** What a language still lacks of a component or hook, in numbers of texts. */
export interface OpenTexts {
  /** Relative to the site. */
  readonly file: string;
  readonly total: number;
  readonly missing: number;
  readonly stale: number;
}

/**
 * Puts the texts that a language lacks into its file of a component or hook, which is made if need
 * be. Throws if the file cannot be used as it is.
 */
export function completeOverlayFile(
  siteDir: string,
  locale: string,
  id: string,
  member: ApiMember,
): OpenTexts {
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
 * Notes in an overlay file (relative to the site) that its translations match the English texts as
 * they are now.
 * @returns The names in it that the component or hook does not have: they are left as they are.
 * @throws An Error that names the file, when it is missing, cannot be used, or is named after no
 *   documented component or hook.
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
