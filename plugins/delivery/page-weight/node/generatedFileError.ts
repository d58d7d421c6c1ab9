import { DOCUSAURUS_VERSION } from '@docusaurus/utils';

/** An error that says which file of Docusaurus is not as this plugin knows it, and what to do. */
export function generatedFileError(file: string, problem: string): Error {
  return new Error(
    `plugins/delivery/page-weight cannot read .docusaurus/${file} of Docusaurus ${DOCUSAURUS_VERSION}: ${problem}. ` +
      'Adapt the plugin to this version, or build with DOCS_PAGE_WEIGHT=0 meanwhile.',
  );
}
