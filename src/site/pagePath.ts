/** Extension of a page's file. */
const PAGE = /\.mdx?$/;

/**
 * Returns the path of a page below its version's route, by its file's path in the version's folder. The file
 * for a folder is its `index`, as in Docusaurus also its `README` or the one that is named like it.
 */
export function toPagePath(file: string): string {
  const segments = file.replace(PAGE, '').split('/');
  const [name = '', folder] = segments.map((segment) => segment.toLowerCase()).reverse();
  const isIndex = ['index', 'readme', folder].includes(name);
  return (isIndex ? segments.slice(0, -1) : segments).join('/');
}

/** Returns the files, by their path in a version's folder, that a page at `pagePath` may have. */
export function toPageFiles(pagePath: string): string[] {
  const folder = pagePath.split('/').at(-1) ?? '';
  return ['', '/index', '/README', `/${folder}`]
    .flatMap((end) => ['.mdx', '.md'].map((extension) => `${pagePath}${end}${extension}`))
    .filter((file) => toPagePath(file) === pagePath);
}
