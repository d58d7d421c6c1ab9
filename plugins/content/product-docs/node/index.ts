export { readCutVersions } from './cutVersions';
export { docsOptionsOf } from './docsOptions';
export { findPageProblems } from './findPageProblems';
export { readProductProblems } from './findProductProblems';
export { hasFullHistory } from './hasFullHistory';
export { findPageMistakes } from './pageMistakes';
export { readInstalledVersions } from './readInstalledVersions';
export { default as remarkPageRules } from './remarkPageRules';
export { default as remarkVersionLinks } from './remarkVersionLinks';
