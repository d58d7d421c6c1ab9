import type { SearchPartInfo } from '../contract';

type Part = Omit<SearchPartInfo, 'url'>;

/** Name of the data file of a product version. */
export const partFile = ({ product, version }: Part) => `${product}.${version}.json`;

/**
 * Returns the module that lists the indexes; the bundler emits the files and inserts their URLs.
 */
export function toPartsModule(parts: readonly Part[]): string {
  const imports = parts.map(
    (part, index) => `import url${index} from ${JSON.stringify(`./${partFile(part)}`)};\n`,
  );
  const entries = parts.map(({ product, version, versionLabel, isDefault }, index) => {
    const info: Part = { product, version, versionLabel, isDefault };
    return `  { ...${JSON.stringify(info)}, url: url${index} },\n`;
  });
  return `${imports.join('')}export default [\n${entries.join('')}];\n`;
}
