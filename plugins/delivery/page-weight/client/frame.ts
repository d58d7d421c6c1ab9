/**
 * Adds the layout of documentation pages to the main script. As separate chunks, which the bundler
 * would split further, it would be 9 kB larger.
 */
import '@theme/DocItem';
import '@theme/DocRoot';
import '@theme/DocVersionRoot';
import '@theme/DocsRoot';
import '@theme/Layout';
