import type { ApiClass } from '../../contract';

/** Keys of classes that a part has; all others are of the root. */
const PARTS: ReadonlySet<string> = new Set(
  'actionIcon avatar circle content deleteIcon grouped icon label line titleWrap'.split(' '),
);

const LINKED_CLASS = /\[\.([\w-]+)\]\([^)]*-classes-([\w-]+)\)/g;
const NAMED_KEY = /^Use `(\w+)` class/;

/**
 * Returns the selector that a note asks for in place of a class, from the classes that it names.
 * The part is a descendant, because some are no children of the root. A note may misspell a class
 * in its text, and its link has the key.
 */
export function toSelector(note: string, classes: readonly ApiClass[]): string | undefined {
  const [, key] = NAMED_KEY.exec(note) ?? [];
  const found = [...note.matchAll(LINKED_CLASS)].map(([, text, linked]) =>
    classes.find(({ className, key: own }) => className === text || own === linked),
  );
  const named = key === undefined ? found : classes.filter(({ key: own }) => own === key);
  if (named.length === 0 || named.includes(undefined)) return undefined;
  const known = named.flatMap((one) => one ?? []);
  const isPart = ({ key: own }: ApiClass) => PARTS.has(own);
  const join = (list: readonly ApiClass[]) => list.map(({ className }) => `.${className}`).join('');
  return [join(known.filter((one) => !isPart(one))), join(known.filter(isPart))]
    .filter(Boolean)
    .join(' ');
}
