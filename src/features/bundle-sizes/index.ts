import './texts';
export { BundleSizes } from './BundleSizes';
