import { PRODUCTS } from '@site/src/site/products';

/** The products that the home page offers: all but the test pages. */
export const OFFERED_PRODUCTS = PRODUCTS.filter(({ experimental }) => !experimental);
