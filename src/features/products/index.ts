export { default as ProductMenu } from './ProductMenu';
export { default as ProductSelector } from './ProductSelector';
export { default as VersionMenu } from './VersionMenu';
export { default as VersionNotice } from './VersionNotice';
export { useProductFace } from './useProductFace';
