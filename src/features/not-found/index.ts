export { default as SimilarPages } from './SimilarPages';
