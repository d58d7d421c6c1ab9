export { changesDataFile, writeChangesFile } from './changesFiles';
export { findChanges } from './findChanges';
