import { SPACING_LIMITS } from '@site/src/prefs';

/** Rounds and clamps to the limits, in px. */
export function clampSpacing(spacing: number): number {
  return Math.min(SPACING_LIMITS.max, Math.max(SPACING_LIMITS.min, Math.round(spacing)));
}

/** Parses the text of the field; undefined if it is not a number. */
export function parseSpacing(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  const spacing = Number(text);
  return Number.isNaN(spacing) ? undefined : clampSpacing(spacing);
}
