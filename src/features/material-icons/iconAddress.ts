import { ICON_STYLES, type IconStyle } from '@site/plugins/content/material-icons/contract';
import { withParameters, type AddressCodec } from '@site/src/features/address-state';

export interface IconChoice {
  readonly query: string;
  readonly style: IconStyle;
  /** Name of the icon whose dialog is open, without the style's suffix. */
  readonly selected: string;
}

/** Longer than any name; the rest of a URL's query is cut off. */
export const MAX_QUERY_LENGTH = 100;

const INITIAL: IconChoice = { query: '', style: 'Filled', selected: '' };

const PARAMETERS = { query: 'query', style: 'theme', selected: 'selected' } as const;

/** `?query=train&theme=Sharp&selected=Tram`, without what is the default. */
export const ICON_ADDRESS: AddressCodec<IconChoice> = {
  initial: INITIAL,
  parse(search) {
    const parameters = new URLSearchParams(search);
    const text = (name: string) => (parameters.get(name) ?? '').slice(0, MAX_QUERY_LENGTH);
    const style = ICON_STYLES.find((one) => one === parameters.get(PARAMETERS.style));
    return {
      query: text(PARAMETERS.query),
      style: style ?? INITIAL.style,
      selected: text(PARAMETERS.selected),
    };
  },
  serialize: (search, { query, style, selected }) =>
    withParameters(search, {
      [PARAMETERS.query]: query.trim(),
      [PARAMETERS.style]: style === INITIAL.style ? '' : style,
      [PARAMETERS.selected]: selected.trim(),
    }),
};
