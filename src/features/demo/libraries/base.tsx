/** Base UI has no theme: its demos have their own styles. */
export { StyleCacheProvider as default } from './StyleCacheProvider';
