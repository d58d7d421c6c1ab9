/** Links to the source of a demo: `#BasicButtons.tsx`, `#tailwind-BasicButtons.js` (spec §4). */

export type CodeVariant = 'TS' | 'JS';
export type CodeStyling = 'MUI System' | 'Tailwind' | 'CSS';

/** A parsed link to a demo. */
export interface DemoHash {
  /** Anchor of the demo, e.g. `BasicButtons`. */
  readonly id: string;
  readonly variant: CodeVariant;
  /** `null` if the hash names none. */
  readonly styling: CodeStyling | null;
}

const VARIANT_OF_EXTENSION: Readonly<Record<string, CodeVariant>> = { tsx: 'TS', js: 'JS' };
/** Styling by its spelling in file names and hashes. */
export const STYLING_OF_PREFIX = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
} as const satisfies Readonly<Record<string, CodeStyling>>;

/**
 * Parses a URL's hash, with or without `#`. Prefix and extension must be whole parts:
 * `#my-css-Table.js` is the demo `my-css-Table`. `null` if it is not a link to a demo's source.
 */
export function parseDemoHash(hash: string): DemoHash | null {
  const match = /^#?(?:(system|tailwind|css)-)?([^#/]+)\.(tsx|js)$/.exec(hash);
  const [, prefix, id, extension] = match ?? [];
  const variant = extension && VARIANT_OF_EXTENSION[extension];
  if (!id || !variant) return null;
  const styling = STYLING_OF_PREFIX[prefix as keyof typeof STYLING_OF_PREFIX] ?? null;
  return { id, variant, styling };
}

/** Inverse of `parseDemoHash`; the result starts with `#`. */
export function demoHash({ id, variant, styling }: DemoHash): string {
  const find = (entries: Readonly<Record<string, string>>, value: string) =>
    Object.keys(entries).find((key) => entries[key] === value);
  const prefix = styling === null ? '' : `${find(STYLING_OF_PREFIX, styling)}-`;
  return `#${prefix}${id}.${find(VARIANT_OF_EXTENSION, variant)}`;
}
