export {
  CHANGES_FOLDER,
  changesDataFile,
  changesPath,
  toChangesJson,
  toChangesPage,
  toMajorLabel,
  writeChangesFile,
} from './changesFiles';
export { diffApi } from './diffApi';
export { findChanges } from './findChanges';
