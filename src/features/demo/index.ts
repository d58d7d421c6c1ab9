export { Demo } from './Demo/Demo';
