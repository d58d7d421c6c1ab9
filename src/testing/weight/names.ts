import { createRandom } from './random';
import { ADJECTIVES, NOUNS } from './words';

const SEED = 20_263;

/**
 * All names there are, each once and in no particular order, e.g. `amber-falcon`. The order is the
 * same every time, so that a larger site has the pages of a smaller one and more.
 */
export const NAMES: readonly string[] = createRandom(SEED).shuffle(
  ADJECTIVES.flatMap((adjective) => NOUNS.map((noun) => `${adjective}-${noun}`)),
);

/** `amber-falcon` as `Amber falcon`, as the navigation writes it. */
export function toTitle(name: string): string {
  return (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
}

/** `amber-falcon` as `AmberFalcon`. */
export function toPascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
