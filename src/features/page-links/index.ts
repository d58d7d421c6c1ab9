export { usePlaceOnPage } from './usePlaceOnPage';
export { pageLinksOf, usePageLinks, useShowPageLinks } from './pageLinks';
