import { decomposeColor, hslToRgb } from '@mui/system/colorManipulator';

/** Parses `#rgb`, `#rrggbb` or `hsl(h, s%, l%)` into 0-255 channels; throws on anything else. */
export function parseColor(color: string): readonly [number, number, number] {
  const [r, g, b] = decomposeColor(color.startsWith('hsl') ? hslToRgb(color) : color).values;
  return [r, g, b];
}

/** WCAG 2 relative luminance, 0 to 1. */
export function luminance(color: string): number {
  const [r, g, b] = parseColor(color).map((channel) => {
    const c = channel / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio of two opaque colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
