import type { CollectedProp } from './collectProps';
import { chooseJsdoc } from './chooseJsdoc';
import type { ExtractionContext } from './extractionContext';
import type { FoundComponent } from './findComponents';
import { isInFolderOf, isNative, isOwnByTypes, isOwnFile } from './ownership';
import { isIgnored, readJsdoc, type Jsdoc } from './readJsdoc';
import type { PropTypeHint, PropTypeHints } from './readPropTypes';

/** A prop with the facts that decide how it is documented. */
export interface ChosenProp extends CollectedProp {
  readonly jsdoc: Jsdoc;
  readonly own: boolean;
  readonly hidden: boolean;
  /** Whether only the native element declares it. */
  readonly native: boolean;
  /** Its prop type in the published code. */
  readonly hint?: PropTypeHint;
}

/** Whether a prop is internal, or handled by React (`key`, `ref`). */
function isReserved(
  { name, declarations }: CollectedProp,
  hints: PropTypeHints | undefined,
): boolean {
  const isInternal = name.startsWith('unstable_') && declarations.length === 0;
  // The Snackbar documents `key`, which restarts its timer.
  const isKey = name === 'key' && !hints?.get(name)?.jsdoc.description;
  return name === 'ref' || isKey || isInternal;
}

/**
 * Whether prop types are incomplete: those of factories (`createGrid`) contain only what the
 * factory itself uses.
 */
function areTooFew(hints: PropTypeHints, documentedOwn: number): boolean {
  const documented = [...hints.values()].filter(({ jsdoc }) => !isIgnored(jsdoc)).length;
  return documented < 3 && documentedOwn > documented + 2;
}

/**
 * Classifies props as own, inherited or hidden: by the prop types of the published code if there
 * are any, else by the files that declare them.
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
      // Hundreds of native attributes without comments, which belong to no component.
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
        // Some published code has lost its comments; the typings still have them.
        (hint.jsdoc.description !== '' || (isDeclaredOwn && isDocumented))
      : isOwnByTypes(prop, component, isDeclaredOwn, rules);
    return {
      ...prop,
      // The published code also has comments on React's own props (`aria-label`).
      jsdoc: hint?.jsdoc.description && !jsdoc.description ? hint.jsdoc : jsdoc,
      own,
      hidden: !(trusted && own) && !isDocumented,
      native,
      hint,
    };
  });
}
