export { default as VersionsTable } from './VersionsTable';
export { useProductVersions } from './useProductVersions';
export { versionSections } from './versionSections';
