export { default as remarkChangelog } from './remarkChangelog';
