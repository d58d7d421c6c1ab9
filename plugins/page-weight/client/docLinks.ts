import { pageToTitle } from '../../../src/site/pageTitle';

/** What a doc's id says of its address below the version's. */
export const fileOf = (id: string): string => id.replace(/(^|\/)index$/, '$1');

/** The label of a link to a doc, or of a category, that the navigation need not name (spec §2). */
export const labelOf = (id: string): string => pageToTitle({ pathname: `/${fileOf(id)}` });

/** A doc's id in a category of a folder (with `/` at the end, or nothing), as `CompactCategory` has it. */
export const toIdInFolder = (id: string, folder: string): string =>
  id.startsWith(folder) ? id.slice(folder.length) : `/${id}`;

/** The doc's id of which `toIdInFolder` made `id`. */
export const fromIdInFolder = (id: string, folder: string): string =>
  id.startsWith('/') ? id.slice(1) : `${folder}${id}`;
