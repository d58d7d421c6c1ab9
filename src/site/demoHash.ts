/** Links to a demo: `#BasicButtons.tsx`, `#tailwind-BasicButtons.js`, `#css-BasicButtons` (spec §4). */

export type CodeVariant = 'TS' | 'JS';
export type CodeStyling = 'MUI System' | 'Tailwind' | 'CSS';

/** A parsed link to a demo. */
export interface DemoHash {
  /** Anchor of the demo, e.g. `BasicButtons`. */
  readonly id: string;
  /** `null` if the hash names none: it leads to the demo, not to its source. */
  readonly variant: CodeVariant | null;
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
 * Matches a link to a demo: prefix, name, extension. Prefix and extension must be whole parts:
 * `#my-css-Table.js` is the demo `my-css-Table`. Without an extension, only the capital of a
 * demo's name tells it from a heading, such as `#css-variables`.
 */
export const DEMO_HASH =
  /^#?(?=.*\.(?:tsx|js)$|(?:system|tailwind|css)-[A-Z][^.]*$)(?:(system|tailwind|css)-)?([^#/.][^#/]*?)(?:\.(tsx|js))?$/;

/** Parses a URL's hash, with or without `#`. `null` if it names neither a source nor a styling. */
export function parseDemoHash(hash: string): DemoHash | null {
  const [, prefix, id, extension = ''] = DEMO_HASH.exec(hash) ?? [];
  if (!id) return null;
  const styling = STYLING_OF_PREFIX[prefix as keyof typeof STYLING_OF_PREFIX] ?? null;
  return { id, variant: VARIANT_OF_EXTENSION[extension] ?? null, styling };
}

/** Inverse of `parseDemoHash`; the result starts with `#`. */
export function demoHash({ id, variant, styling }: DemoHash): string {
  const find = (entries: Readonly<Record<string, string>>, value: string) =>
    Object.keys(entries).find((key) => entries[key] === value);
  const prefix = styling === null ? '' : `${find(STYLING_OF_PREFIX, styling)}-`;
  const extension = variant === null ? '' : `.${find(VARIANT_OF_EXTENSION, variant)}`;
  return `#${prefix}${id}${extension}`;
}
