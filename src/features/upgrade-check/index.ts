export { ChangedImports } from './ChangedImports';
export { UpgradeCheck } from './UpgradeCheck';
