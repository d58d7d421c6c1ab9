import { DOCUSAURUS_VERSION } from '@docusaurus/utils';

/** Creates an error for a file that Docusaurus generates in an unexpected format. */
export function generatedFileError(file: string, problem: string): Error {
  return new Error(
    `plugins/delivery/page-weight cannot read .docusaurus/${file} of Docusaurus ${DOCUSAURUS_VERSION}: ${problem}. ` +
      'Adapt the plugin to this version, or build with DOCS_PAGE_WEIGHT=0 meanwhile.',
  );
}
