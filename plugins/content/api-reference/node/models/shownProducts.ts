import { API_SECTIONS } from '../../../../../src/site/apiReference';
import { DOCS_VERSIONS } from '../../../../../src/site/docsVersions';
import { readEnvironment } from '../../../../../src/site/environment';

const { leftOut } = readEnvironment(process.env);

const isShown = ({ productId }: { readonly productId: string }) =>
  !leftOut.some((id) => id === productId);

/** The API of the products that are not left out: reading all typings takes most of a first start. */
export const SHOWN_SECTIONS = API_SECTIONS.filter(isShown);

/** The docs versions of the products that are not left out. */
export const SHOWN_VERSIONS = DOCS_VERSIONS.filter(isShown);
