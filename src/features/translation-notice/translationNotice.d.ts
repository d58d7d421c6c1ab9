/** This feature; nothing in English (`plugins/content/translations`). */
declare module '@site-translation-notice' {
  export * from '@site/src/features/translation-notice';
}
