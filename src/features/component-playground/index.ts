import './texts';
export { Playground } from './Playground';
