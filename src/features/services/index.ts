export { useProductVersions } from './useProductVersions';
export { useRepositoryUrl } from './useRepositoryUrl';
export { useServices } from './useServices';
