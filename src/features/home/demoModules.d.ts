/** A live part, compiled by `plugins/content/demos`. */
declare module '*?demo&stage' {
  import type { StagedDemo } from '@site/plugins/content/demos/contract';

  const demo: StagedDemo;
  export default demo;
}
