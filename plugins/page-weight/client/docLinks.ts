import { pageToTitle } from '../../../src/site/pageTitle';

/** What a doc's id says of its address below the version's. */
export const fileOf = (id: string): string => id.replace(/(^|\/)index$/, '$1');

/** The label of a link to a doc that the navigation need not name, since its path does (spec §2). */
export const labelOf = (id: string): string => pageToTitle({ pathname: `/${fileOf(id)}` });
