export { Drawing } from './Drawing';
export { loadIcons, toComponentName, toImport } from './iconData';
export { meansIcon, searchIcons } from './searchIcons';
