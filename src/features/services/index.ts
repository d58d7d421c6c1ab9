export { useServices } from './useServices';
