/** Returns `v6.1.0` for `6.1.0`; other labels are returned unchanged. */
export function versionLabel(version: string): string {
  return /^\d/.test(version) ? `v${version}` : version;
}
