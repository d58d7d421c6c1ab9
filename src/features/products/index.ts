export { default as ProductLinks } from './ProductLinks';
export { default as ProductSelector } from './ProductSelector';
export { default as VersionMenu } from './VersionMenu';
export { useProductFace } from './useProductFace';
