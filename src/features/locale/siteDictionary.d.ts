/** Written by `plugins/content/translations` for the language that is being built. */
declare module '@site-dictionary' {
  import type { SiteDictionary } from '@site/plugins/content/translations/contract';

  const dictionary: SiteDictionary;
  export default dictionary;
}

/** The same for one group of texts that only some pages show (plugins/content/translations/onDemandGroups). */
declare module '@site-dictionary/*' {
  import type { SiteDictionary } from '@site/plugins/content/translations/contract';

  const dictionary: SiteDictionary;
  export default dictionary;
}
