export { default as remarkPlayground } from './remarkPlayground';
