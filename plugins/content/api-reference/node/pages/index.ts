export { apiAddressesOf } from './apiAddresses';
export type { ApiModels } from './buildApiPages';
export { DATA_ALIAS, DATA_FOLDER } from './generatedFiles';
export { generateApiPages } from './generateApiPages';
