export { default as SearchButton } from './SearchButton';
