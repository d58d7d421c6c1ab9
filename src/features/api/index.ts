export { ApiSection } from './ApiSection';
export { Html } from './rows/Html';
