export { ApiSection, type ApiSectionProps } from './ApiSection';
