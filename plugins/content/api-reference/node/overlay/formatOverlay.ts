import type { ApiOverlay, OverlayText } from './overlay';

type Json = { readonly [name: string]: Json | string | undefined };

/** Nests texts by the segments of their paths, from `depth` on. */
function nest(texts: readonly OverlayText[], depth: number): Json {
  const groups = new Map<string, OverlayText[]>();
  for (const text of texts) {
    // Paths are always longer than `depth`.
    const name = text.path[depth] ?? '';
    groups.set(name, [...(groups.get(name) ?? []), text]);
  }
  return Object.fromEntries(
    [...groups].map(([name, below]) => {
      const [only] = below;
      if (only === undefined || only.path.length > depth + 1) return [name, nest(below, depth + 1)];
      const { english, text, source } = only;
      return [name, { english, text, source }];
    }),
  );
}

/** Formats an overlay file. */
export function formatOverlay(overlay: ApiOverlay): string {
  return `${JSON.stringify(nest([...overlay.values()], 0), null, 2)}\n`;
}
