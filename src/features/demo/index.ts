import './texts';
export { Demo } from './Demo/Demo';
