/** Written by `plugins/content/api-reference`. */
declare module '@api-reference/upgrade.json' {
  import type { UpgradeFile } from '@site/plugins/content/api-reference/contract';

  const file: UpgradeFile;
  export default file;
}
