export { default as ProductLinks } from './ProductLinks';
export { default as VersionLinks } from './VersionLinks';
