import { API_GUIDES } from '../../plugins/content/api-reference/contract';

/** Stands in for `@api-reference/guides.json` in tests: every guide is on the libraries' site. */
const addresses = Object.fromEntries(
  Object.entries(API_GUIDES).map(([guide, path]) => [guide, `https://mui.com${path}`]),
);

export default addresses;
