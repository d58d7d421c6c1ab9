export { default as PageSuggestions } from './PageSuggestions';
