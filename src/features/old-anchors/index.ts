export { useOldAnchor } from './useOldAnchor';
