export { loadImportSizes } from './loadImportSizes';
