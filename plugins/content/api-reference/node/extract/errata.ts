/** Words of the packages' comments that are wrong, and what their code does. */
const ERRATA: readonly (readonly [wrong: string, right: string])[] = [
  // Radii are added to find the middle (PiePlot.js).
  ['(innerRadius - outerRadius) / 2', '(innerRadius + outerRadius) / 2'],
  // Rows are grouped with the Premium plan.
  [' (pro-plan only)', ''],
  ['Returns an array of the selected rows.', 'Returns the selected rows by their id.'],
  ['[[GridActionsCell]] elements', '[[GridActionsCellItem]] elements'],
  // Lines need it on axes of all scales (LinePlot.js).
  [
    "The data used by `'band'` and `'point'` scales.",
    "The values along the axis. Scales `'band'` and `'point'` need them, and so does the x-axis of a line.",
  ],
  ['can be aggregated based.', 'can be aggregated.'],
  ['a key that be used', 'a key that can be used'],
  ['at least on filter item', 'at least one filter item'],
  ['If can be a boolean', 'It can be a boolean'],
];

/** Corrects a text of a comment. */
export function correctComment(text: string): string {
  return ERRATA.reduce((corrected, [wrong, right]) => corrected.replaceAll(wrong, right), text);
}

/** What no text contains any more can go. */
export const ERRORS = ERRATA.map(([wrong]) => wrong);
