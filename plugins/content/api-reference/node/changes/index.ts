export { changesDataFile, toChangesPage, toMajorLabel, writeChangesFile } from './changesFiles';
export { findChanges } from './findChanges';
