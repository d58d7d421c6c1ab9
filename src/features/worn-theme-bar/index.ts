export { WornThemeBar } from './WornThemeBar';
