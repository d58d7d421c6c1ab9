import './texts';
export { MaterialIcons } from './MaterialIcons';
