import type { CollectedProp } from './collectProps';
import { chooseJsdoc } from './chooseJsdoc';
import type { ExtractionContext } from './extractionContext';
import type { FoundComponent } from './findComponents';
import { isInFolderOf, isNative, isOwnByTypes, isOwnFile } from './ownership';
import { isIgnored, readJsdoc, type Jsdoc } from './readJsdoc';
import type { PropTypeHint, PropTypeHints } from './readPropTypes';

/** A prop with what decides how it is documented. */
export interface ChosenProp extends CollectedProp {
  readonly jsdoc: Jsdoc;
  readonly own: boolean;
  readonly hidden: boolean;
  /** Whether only the native element has it. */
  readonly native: boolean;
  /** What the component's published code checks it with. */
  readonly hint?: PropTypeHint;
}

/** Not props, but what React makes of them. */
function isReserved(
  { name, declarations }: CollectedProp,
  hints: PropTypeHints | undefined,
): boolean {
  const isInternal = name.startsWith('unstable_') && declarations.length === 0;
  // The Snackbar documents `key`, as it restarts their timer.
  const isKey = name === 'key' && !hints?.get(name)?.jsdoc.description;
  return name === 'ref' || isKey || isInternal;
}

/**
 * Prop types are of no use where they list next to nothing: those of factories (`createGrid`) have
 * only what the factory itself uses.
 */
function areTooFew(hints: PropTypeHints, documentedOwn: number): boolean {
  const documented = [...hints.values()].filter(({ jsdoc }) => !isIgnored(jsdoc)).length;
  return documented < 3 && documentedOwn > documented + 2;
}

/**
 * Decides which props are a component's own and which are not meant for readers: by the prop types
 * of its published code where it has them, by the files that declare the props where not.
 */
export function chooseProps(
  component: FoundComponent,
  collected: ReadonlyMap<string, CollectedProp>,
  { api, rules, propTypes }: ExtractionContext,
): ChosenProp[] {
  const hints = propTypes.hintsOf(component.file, component.name);
  const candidates = [...collected.values()]
    .filter((prop) => !isReserved(prop, hints))
    .map((prop) => {
      const native = isNative(prop.files);
      // There are hundreds of native attributes, which have no comments and belong to nobody.
      const isOfNoInterest = native && !hints?.has(prop.name);
      return {
        prop,
        native,
        jsdoc: isOfNoInterest
          ? readJsdoc([])
          : chooseJsdoc(prop.declarations, (file) => isInFolderOf(file, component, api.directory)),
        isDeclaredOwn:
          !isOfNoInterest && prop.files.some((file) => isOwnFile(file, component, api, rules)),
      };
    });
  const documentedOwn = candidates.filter(
    ({ jsdoc, isDeclaredOwn }) => isDeclaredOwn && jsdoc.description,
  ).length;
  const trusted = hints && !areTooFew(hints, documentedOwn) ? hints : undefined;

  return candidates.map(({ prop, native, jsdoc, isDeclaredOwn }) => {
    const hint = hints?.get(prop.name);
    const isDocumented = jsdoc.description !== '' && !isIgnored(jsdoc);
    const own = trusted
      ? hint !== undefined &&
        !isIgnored(hint.jsdoc) &&
        // Some published code has lost its comments; the typings have them still.
        (hint.jsdoc.description !== '' || (isDeclaredOwn && isDocumented))
      : isOwnByTypes(prop, component, isDeclaredOwn, rules);
    return {
      ...prop,
      // The published code has comments of React's own props, too (`aria-label`).
      jsdoc: hint?.jsdoc.description && !jsdoc.description ? hint.jsdoc : jsdoc,
      own,
      hidden: !(trusted && own) && !isDocumented,
      native,
      hint,
    };
  });
}
