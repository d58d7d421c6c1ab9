import { withParameters, type AddressCodec } from '@site/src/features/address-state';
import { encodeTheme, type BuiltTheme } from '@site/src/features/built-theme';

const PARAMETER = 'theme';

/** A theme's text in the query of the page's URL. */
export const themeAddress: AddressCodec<string> = {
  initial: '',
  parse: (search) => new URLSearchParams(search).get(PARAMETER) ?? '',
  serialize: (search, text) => withParameters(search, { [PARAMETER]: text }),
};

/** Returns the page's address with the theme, which the browser's shows a moment later. */
export function linkTo(href: string, theme: BuiltTheme): string {
  const url = new URL(href);
  url.search = themeAddress.serialize(url.search, encodeTheme(theme));
  url.hash = '';
  return url.href;
}
