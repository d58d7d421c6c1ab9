export { ThemeBuilder } from './ThemeBuilder';
