import { PRODUCTS } from '@site/src/site/products';

/** Products on the home page: all except the test pages. */
export const OFFERED_PRODUCTS = PRODUCTS.filter(({ experimental }) => !experimental);
