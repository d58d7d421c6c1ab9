declare module '@generated/releases/default/latestReleases.json' {
  import type { LatestRelease } from '@site/plugins/output/releases/contract';

  const releases: readonly LatestRelease[];
  export default releases;
}
