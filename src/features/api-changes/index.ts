export { default as ApiChanges, type ApiChangesProps } from './ApiChanges';
export { DeprecatedNames, type DeprecatedNamesProps } from './DeprecatedNames';
export { Note } from './Note';
