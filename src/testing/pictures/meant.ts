/* What commits say about how the site looks. Pure. */

const LINE = /^pictures:(.*)$/gim;

/**
 * The names in the lines `pictures: home, material-ui/react-button*` of commit messages. A star ends
 * the beginning of names; by itself it names nothing.
 */
export const readMeant = (messages: string): string[] =>
  [...messages.matchAll(LINE)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[^\s*]+\*?$/.test(name));

/** Whether a picture of this name is meant to look different. */
export const isMeant = (name: string, meant: readonly string[]): boolean =>
  meant.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : each === name));
