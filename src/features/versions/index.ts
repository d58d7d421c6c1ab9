export { default as VersionTables } from './VersionTables';
export { useProductVersions } from './useProductVersions';
export { versionSections } from './versionSections';
