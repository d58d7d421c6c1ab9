import { DOCS_VERSIONS } from '../../../../src/site/docsVersions';
import { parseContentPage, type ContentPage } from '../node/contentPage';

/** A page of Material UI in version 6 from its Markdown, with the demos beside it. */
export function parsePage(
  body: string,
  { file = 'docs/material-ui/react-button/index.mdx', frontMatter = '', demos = {} } = {},
): ContentPage {
  const [version] = DOCS_VERSIONS;
  if (!version) throw new Error('There are no docs versions.');
  const files: Readonly<Record<string, string>> = demos;
  return parseContentPage({
    file,
    version,
    source: `---\ntitle: Button\ndescription: ${'Buttons start an action. '.repeat(3)}\n${frontMatter}---\n\n${body}`,
    hasPage: (pathname) => pathname === '/material-ui/react-tabs/',
    readDemo: (name) => files[name.slice(name.lastIndexOf('/') + 1)],
  });
}
