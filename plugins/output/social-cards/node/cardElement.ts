import { semanticColors } from '../../../../src/site/tokens';

/** Content of a card. */
export interface Card {
  /** Name of the product, with the version if it is not the newest. */
  readonly product: string;
  readonly title: string;
  readonly description: string;
  /** Host and path of the page. */
  readonly address: string;
  /** Logo of the product, as SVG. */
  readonly mark: string;
  readonly lang: string;
}

/** An element of satori: shaped like React's. */
export interface CardElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const PADDING = 72;

const color = (name: string) => semanticColors[name]?.light ?? '#000';

function element(
  type: string,
  style: Readonly<Record<string, string | number>>,
  children?: string | readonly CardElement[],
  attributes: Readonly<Record<string, string | number>> = {},
): CardElement {
  return { type, props: { ...attributes, style, children } };
}

/** Width of a text in letters; Chinese characters count twice. */
const widthOf = (text: string) =>
  [...text].reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) > 0x2e80 ? 2 : 1), 0);

/** Font size of a title in px, by its length. */
export function titleSize(title: string): number {
  const width = widthOf(title);
  if (width <= 18) return 92;
  if (width <= 34) return 76;
  return 60;
}

const toDataUri = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** Emoji, which the fonts lack. */
const PICTURE = /\p{Extended_Pictographic}\uFE0F?/gu;

/** Removes emoji, except for text symbols such as ©. */
export function withoutPictures(text: string): string {
  return text
    .replace(PICTURE, (picture) => ((picture.codePointAt(0) ?? 0) < 0x2300 ? picture : ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the layout of a card, in the site's light colours. `fontFamily` is a list of names. */
export function cardElement(
  { product, title, description, address, mark, lang }: Card,
  fontFamily: string,
): CardElement {
  const image = (size: number) => ({ src: toDataUri(mark), width: size, height: size });
  const clamp = (lines: number) => ({ display: 'block', lineClamp: lines });
  return element(
    'div',
    {
      boxSizing: 'border-box',
      display: 'flex',
      flexDirection: 'column',
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      padding: PADDING,
      background: color('color-bg'),
      color: color('color-text'),
      fontFamily,
      borderBottom: `12px solid ${color('color-primary')}`,
    },
    [
      element('div', { display: 'flex', alignItems: 'center' }, [
        element('img', {}, undefined, image(56)),
        element('div', { marginLeft: 20, fontSize: 36, fontWeight: 600 }, product),
      ]),
      element(
        'div',
        {
          ...clamp(2),
          marginTop: 'auto',
          fontSize: titleSize(title),
          fontWeight: 600,
          letterSpacing: '-0.03em',
          lineHeight: 1.15,
          wordBreak: 'break-word',
        },
        withoutPictures(title),
      ),
      element(
        'div',
        {
          ...clamp(3),
          marginTop: 24,
          color: color('color-text-secondary'),
          fontSize: 34,
          lineHeight: 1.4,
        },
        withoutPictures(description),
      ),
      element(
        'div',
        {
          ...clamp(1),
          marginTop: 'auto',
          paddingTop: 28,
          borderTop: `2px solid ${color('color-border')}`,
          color: color('color-text-muted'),
          fontSize: 26,
        },
        address,
      ),
    ],
    { lang },
  );
}
