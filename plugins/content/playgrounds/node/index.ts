export { createPlayground } from './createPlayground';
export { default as remarkPlayground } from './remarkPlayground';
