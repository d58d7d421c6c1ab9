export { ApiSection, type ApiSectionProps } from './ApiSection';
export { Html } from './rows/Html';
