/** Base UI has no theme: its demos bring their own styles. */
export { StyleCacheProvider as default } from './StyleCacheProvider';
