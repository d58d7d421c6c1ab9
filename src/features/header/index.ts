export { default as SiteHeader } from './SiteHeader';
