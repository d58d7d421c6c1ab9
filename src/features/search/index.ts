export { default as SearchButton } from './SearchButton';
export { openSearch } from './shortcuts';
