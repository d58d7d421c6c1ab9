export { EditableCode } from './EditableCode';
