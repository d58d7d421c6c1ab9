/**
 * What all documentation pages are made of, in the main script: as chunks of their own, which the
 * bundler splits further, they would be 9 kB more.
 */
import '@theme/DocItem';
import '@theme/DocRoot';
import '@theme/DocVersionRoot';
import '@theme/DocsRoot';
import '@theme/Layout';
