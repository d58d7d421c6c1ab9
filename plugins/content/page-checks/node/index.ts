export { PAGE_KINDS, type PageKind, TEMPLATES } from './pageKinds';
