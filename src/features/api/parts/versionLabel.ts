/** `v6.1.0` of `6.1.0`; a label stays as it is. */
export function versionLabel(version: string): string {
  return /^\d/.test(version) ? `v${version}` : version;
}
