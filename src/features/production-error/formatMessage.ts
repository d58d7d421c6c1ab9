/** Text of the library, an argument, or a placeholder without argument. */
export type MessagePiece =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'argument'; readonly text: string }
  | { readonly kind: 'missing' };

/** A part of a message; `pieces` are joined without spaces. */
export type MessagePart =
  | { readonly kind: 'text' | 'code'; readonly pieces: readonly MessagePiece[] }
  | { readonly kind: 'link'; readonly url: string };

const INLINE_CODE = /`[^`\n]+`/;
/** Excludes trailing punctuation. */
const WEB_ADDRESS = /https:\/\/[^\s`<>"]*[^\s`<>".,;:!?)]/;
const STRUCTURE = new RegExp(`(${INLINE_CODE.source}|${WEB_ADDRESS.source})`);

/**
 * Splits a message into text, inline code and links, and inserts `args` for its `%s` in order. The
 * structure depends on the library's text only: an argument, which anyone can put into the URL,
 * stays plain text and can neither create a link nor end inline code.
 */
export function formatMessage(message: string, args: readonly string[]): MessagePart[] {
  let used = 0;

  function toPieces(text: string): MessagePiece[] {
    return text.split(/(%s)/).flatMap((piece): MessagePiece[] => {
      if (piece === '') return [];
      if (piece !== '%s') return [{ kind: 'literal', text: piece }];
      const argument = args[used];
      used += 1;
      return [argument === undefined ? { kind: 'missing' } : { kind: 'argument', text: argument }];
    });
  }

  return message
    .split(STRUCTURE)
    .filter((part) => part !== '')
    .map((part): MessagePart => {
      if (part.startsWith('`') && part.endsWith('`') && part.length > 2) {
        return { kind: 'code', pieces: toPieces(part.slice(1, -1)) };
      }
      if (STRUCTURE.test(part) && !part.includes('%s')) return { kind: 'link', url: part };
      return { kind: 'text', pieces: toPieces(part) };
    });
}
