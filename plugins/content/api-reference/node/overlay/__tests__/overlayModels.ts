import { component, hook, prop } from '../../../__tests__/pageModels';
import { type ApiOverlay, hashText, type OverlayText } from '../overlay';

/** A component with one text of each kind. */
export const BUTTON = component({
  name: 'Button',
  description: 'About the button.',
  deprecated: 'Use a link.',
  file: 'Button/Button.d.ts',
  props: [
    prop({ name: 'variant', description: 'The variant.', deprecated: 'Use `look`.' }),
    prop({
      name: 'onChange',
      description: 'Called on change.',
      params: [
        { name: 'event', type: 'Event', optional: false, description: 'The event.' },
        { name: 'value', type: 'string', optional: false, description: '' },
      ],
      returns: { type: 'boolean', description: 'Whether to stop.' },
    }),
    prop({ name: 'bare', description: undefined, deprecated: true }),
    prop({ name: 'secret', description: 'Not for readers.', hidden: true }),
    prop({
      name: 'action',
      description: 'Inherited.',
      own: false,
      from: 'ButtonBase/ButtonBase.d.ts',
    }),
    prop({ name: 'title', description: 'Of a helper type.', own: false }),
  ],
  slots: [
    { name: 'root', description: 'The root slot.', class: null },
    { name: 'icon', description: '', class: null },
  ],
  classes: [
    {
      key: 'root',
      className: 'MuiButton-root',
      description: 'The root class.',
      global: false,
      deprecated: 'Use `.new`.',
    },
  ],
});

/** The component that `BUTTON` inherits from. */
export const BUTTON_BASE = component({
  name: 'ButtonBase',
  file: 'ButtonBase/ButtonBase.d.ts',
  props: [prop({ name: 'action', description: 'Inherited.' })],
});

export const USE_MENU = hook({
  name: 'useMenu',
  description: 'About the hook.',
  parameters: [prop({ name: 'open', description: 'Whether it is open.' })],
  returnValue: [
    prop({ name: 'close', description: 'Closes it.' }),
    prop({ name: 'secret', description: 'Not for readers.', hidden: true }),
  ],
});

/** Creates a translation, stamped with the hash of `english` if given. */
export function translation(name: string, text: string, english?: string): OverlayText {
  return {
    path: name.split('.'),
    text,
    ...(english !== undefined && { source: hashText(english) }),
  };
}

/** Creates an overlay from translations. */
export function overlayOf(...texts: readonly OverlayText[]): ApiOverlay {
  return new Map(texts.map((text) => [text.path.join('.'), text]));
}
