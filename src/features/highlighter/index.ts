export { highlightEdited, type EditedLanguage } from './highlightEdited';
