/**
 * Parses a typed colour: `rgb(r,g,b)`, or 3 or 6 hexadecimal digits with or without `#`. Returns
 * lowercase `#rrggbb`; undefined for anything else.
 */
export function parseColorInput(text: string): string | undefined {
  const input = text.trim().toLowerCase();

  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(input)?.[1];
  if (hex) return `#${hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex}`;

  const rgb = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(input);
  const channels = rgb?.slice(1).map(Number);
  if (!channels || channels.some((channel) => channel > 255)) return undefined;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether `text` may be an incomplete colour, so that it is too early for an error. */
export function couldBecomeColor(text: string): boolean {
  return /^(#?[\da-f]{0,6}|r|rg|rgb|rgb\([\d\s,]*)$/i.test(text.trim());
}
