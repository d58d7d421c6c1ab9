export { default as ApiChanges, type ApiChangesProps } from './ApiChanges';
