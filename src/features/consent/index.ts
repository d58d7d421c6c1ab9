export { ConsentQuestion } from './ConsentQuestion';
export { ConsentSetting } from './ConsentSetting';
export { useConsent } from './useConsent';
