export { changesDataFile, toChangesPage, toMajorLabel, writeChangesFile } from './changesFiles';
export { diffApi } from './diffApi';
export { findChanges } from './findChanges';
