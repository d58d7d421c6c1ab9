export { ColorPlayground } from './color/ColorPlayground';
export { DensityPlayground } from './density/DensityPlayground';
