export { default as VersionsTable } from './VersionsTable';
export { versionSections } from './versionSections';
