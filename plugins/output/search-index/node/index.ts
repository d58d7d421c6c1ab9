export { readBuiltIndex, type BuiltPart } from './readBuiltIndex';
