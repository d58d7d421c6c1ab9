/** Made by `plugins/content/material-icons`. */
declare module '@generated/material-icons/default/*.json' {
  import type { IconMarkup } from '@site/plugins/content/material-icons/contract';

  const icons: IconMarkup;
  export default icons;
}
