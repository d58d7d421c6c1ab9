export { pageLinksOf, usePageLinks, useShowPageLinks } from './pageLinks';
