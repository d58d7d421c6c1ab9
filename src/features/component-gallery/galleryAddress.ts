import { withParameters, type AddressCodec } from '@site/src/features/address-state';

/** Longer than any title; the rest of a URL's query is cut off. */
export const MAX_QUERY_LENGTH = 100;

const PARAMETER = 'query';

/** `?query=menu`, absent for an empty query. */
export const GALLERY_ADDRESS: AddressCodec<string> = {
  initial: '',
  parse: (search) => (new URLSearchParams(search).get(PARAMETER) ?? '').slice(0, MAX_QUERY_LENGTH),
  serialize: (search, query) => withParameters(search, { [PARAMETER]: query.trim() }),
};
