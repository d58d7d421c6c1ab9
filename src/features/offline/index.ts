export { OfflineSetting } from './OfflineSetting';
