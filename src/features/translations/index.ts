export { HowToTranslate } from './HowToTranslate';
export { LanguageCoverage } from './LanguageCoverage';
