export { BundleSizes } from './BundleSizes';
