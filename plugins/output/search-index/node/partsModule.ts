import type { SearchPartInfo } from '../contract';
import type { SearchVersion } from './readSearchDocs';

type Part = Pick<SearchVersion, 'product' | 'version' | 'versionLabel' | 'isDefault'>;

/** The data file of a part. */
export const partFile = ({ product, version }: Part) => `${product}.${version}.json`;

/** The module that lists the parts; the bundler gives each file its address. */
export function toPartsModule(parts: readonly Part[]): string {
  const imports = parts.map(
    (part, index) => `import url${index} from ${JSON.stringify(`./${partFile(part)}`)};\n`,
  );
  const entries = parts.map(({ product, version, versionLabel, isDefault }, index) => {
    const info: Omit<SearchPartInfo, 'url'> = { product, version, versionLabel, isDefault };
    return `  { ...${JSON.stringify(info)}, url: url${index} },\n`;
  });
  return `${imports.join('')}export default [\n${entries.join('')}];\n`;
}
