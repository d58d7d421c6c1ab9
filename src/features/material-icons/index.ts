export { MaterialIcons } from './MaterialIcons';
