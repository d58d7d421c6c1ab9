/** Returns the pathname of a built page, without language: `/x/` for `x/index.html`. */
export function toPathname(file: string): string {
  return `/${file.replace(/(?:^|(?<=\/))index\.html$/, '')}`;
}
