export { Playground } from './Playground';
