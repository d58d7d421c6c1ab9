export { default as ProductionError } from './ProductionError';
export { loadErrorCodes } from './loadErrorCodes';
