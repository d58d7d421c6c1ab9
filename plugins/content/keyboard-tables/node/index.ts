export { findTableFiles, findTables, readTables } from './expandTable';
export { textsOf } from './keyboardTable';
export { default as remarkKeyboardTables } from './remarkKeyboardTables';
