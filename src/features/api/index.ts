export { ApiSection } from './ApiSection';
export { Html } from './rows/Html';
export { TableCell } from './rows/TableCell';
