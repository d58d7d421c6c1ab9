export { apiAddressesOf } from './apiAddresses';
export { apiPageFrontMatter } from './apiPageFrontMatter';
export type { ApiModels } from './buildApiPages';
export { DATA_ALIAS, DATA_FOLDER } from './generatedFiles';
export { generateApiPages } from './generateApiPages';
export { default as remarkApiPages } from './remarkApiPages';
