export { EditableCode, type EditableCodeProps } from './EditableCode';
export type { EditedDemoProps } from './EditedDemo';
export type { EditedLanguage } from '@site/src/features/highlighter';
export type { RunnerFile, RunRequest } from '../runner/messages';
