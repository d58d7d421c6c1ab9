/** Words of the packages' comments that are wrong, and what their code does. */
const ERRATA: readonly (readonly [wrong: string, right: string])[] = [
  // Radii are added to find the middle (PiePlot.js).
  ['(innerRadius - outerRadius) / 2', '(innerRadius + outerRadius) / 2'],
  // Users group rows in Premium, and move columns from Pro on.
  [' (pro-plan only)', ''],
  [
    'If `true`, this column cannot be reordered.',
    'If `true`, this column cannot be reordered.\nOnly available in DataGridPro.',
  ],
  ['Returns an array of the selected rows.', 'Returns the selected rows by their id.'],
  ['[[GridActionsCell]] elements', '[[GridActionsCellItem]] elements'],
  // Lines need it on axes of all scales (LinePlot.js).
  [
    "The data used by `'band'` and `'point'` scales.",
    "The values along the axis. Scales `'band'` and `'point'` need them, and so does the x-axis of a line.",
  ],
  // No component of an axis reads these two.
  [
    'The fill color of the axis text.',
    'In this version, it has no effect. `tickLabelStyle` and `labelStyle` color the text.',
  ],
  [
    'The stroke color of the axis line.',
    'In this version, it has no effect. `sx` colors the line.',
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
