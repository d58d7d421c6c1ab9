import type { ApiMember } from '../../api-reference/contract';
import { type ApiOverlay, compareOverlay, overlayFile } from '../../api-reference/node';

/** A text of a file. */
interface NamedText {
  readonly file: string;
  readonly name: string;
}

/** Translation state of the API texts of a language. */
export interface ApiReport {
  readonly total: number;
  readonly translated: number;
  /** Translations whose English text has changed. */
  readonly stale: readonly NamedText[];
}

/**
 * Compares the overlays of a language with the documented components and hooks, both by id, e.g.
 * `material-ui/button`.
 */
export function reportApi(
  members: ReadonlyMap<string, ApiMember>,
  overlays: ReadonlyMap<string, ApiOverlay>,
  language: string,
): ApiReport {
  const compared = [...members].map(([id, member]) => ({
    file: overlayFile(language, id),
    ...compareOverlay(member, overlays.get(id) ?? new Map()),
  }));
  const sum = (key: 'total' | 'translated') =>
    compared.reduce((total, comparison) => total + comparison[key], 0);
  return {
    total: sum('total'),
    translated: sum('translated'),
    stale: compared.flatMap(({ file, stale }) => stale.map((name) => ({ file, name }))),
  };
}
