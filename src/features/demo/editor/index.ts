export { EditableCode, type EditableCodeProps } from './EditableCode';
export type { EditedDemoProps } from './EditedDemo';
export type { EditedLanguage } from './highlightEdited';
export type { RunnerFile, RunRequest } from '../runner/messages';
