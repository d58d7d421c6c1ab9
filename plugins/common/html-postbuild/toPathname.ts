/** The address of a built page, without language: `x/index.html` is `/x/`. */
export function toPathname(file: string): string {
  return `/${file.replace(/(?:^|(?<=\/))index\.html$/, '')}`;
}
