import './texts';

export { default as PageSuggestions } from './PageSuggestions';
