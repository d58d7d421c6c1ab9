export { default as ApiChanges } from './ApiChanges';
export { DeprecatedNames } from './DeprecatedNames';
export { Note } from './Note';
