import './texts';
export { ApiSection, type ApiSectionProps } from './ApiSection';
