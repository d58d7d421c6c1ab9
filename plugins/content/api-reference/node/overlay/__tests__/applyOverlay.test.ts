import { applyOverlay } from '../translateModels';
import { listTexts } from '../mapTexts';
import { BUTTON, BUTTON_BASE, overlayOf, translation, USE_MENU } from './overlayModels';

const COMPLETE = overlayOf(
  ...listTexts(BUTTON).map(({ path, english }) => ({
    ...translation(path.join('.'), `[${english}]`, english),
  })),
);

describe('applyOverlay', () => {
  test('replaces every text of its own, and nothing else', () => {
    const { props, slots, classes, ...rest } = applyOverlay(BUTTON, COMPLETE);
    expect(rest).toMatchObject({
      name: 'Button',
      description: '[About the button.]',
      deprecated: '[Use a link.]',
    });
    expect(props).toEqual([
      { ...BUTTON.props[0], description: '[The variant.]', deprecated: '[Use `look`.]' },
      {
        ...BUTTON.props[1],
        description: '[Called on change.]',
        params: [
          { name: 'event', type: 'Event', optional: false, description: '[The event.]' },
          { name: 'value', type: 'string', optional: false, description: '' },
        ],
        returns: { type: 'boolean', description: '[Whether to stop.]' },
      },
      ...BUTTON.props.slice(2),
    ]);
    expect(slots).toEqual([
      { name: 'root', description: '[The root slot.]', class: null },
      { name: 'icon', description: '', class: null },
    ]);
    expect(classes).toEqual([
      { ...BUTTON.classes[0], description: '[The root class.]', deprecated: '[Use `.new`.]' },
    ]);
  });

  test('replaces the texts of a hook', () => {
    const overlay = overlayOf(
      translation('description', 'Hook', 'About the hook.'),
      translation('parameters.open.description', 'Offen', 'Whether it is open.'),
      translation('returnValue.close.description', 'Schließt', 'Closes it.'),
      translation('returnValue.secret.description', 'Geheim', 'Not for readers.'),
    );
    const { description, parameters, returnValue } = applyOverlay(USE_MENU, overlay);
    expect(description).toBe('Hook');
    expect(parameters.map((parameter) => parameter.description)).toEqual(['Offen']);
    expect(returnValue.map((value) => value.description)).toEqual(['Schließt', 'Not for readers.']);
  });

  test.each([
    ['missing', overlayOf()],
    ['empty', overlayOf(translation('description', ' ', 'About the button.'))],
    ['stale', overlayOf(translation('description', 'Alt', 'Something else.'))],
    ['not stamped', overlayOf(translation('description', 'Alt'))],
    ['of another name', overlayOf(translation('props.gone.description', 'X', 'Gone.'))],
  ])('a text that is %s leaves the English one', (_, overlay) => {
    expect(applyOverlay(BUTTON, overlay)).toEqual(BUTTON);
  });

  test('without an overlay all is English', () => {
    expect(applyOverlay(BUTTON, undefined)).toEqual(BUTTON);
  });

  test.each([
    ['the same text', 'Inherited.', 'Geerbt'],
    ['another text', 'It said something else.', 'Inherited.'],
  ])('an inherited prop is translated where it is declared: %s', (_, english, expected) => {
    const overlay = overlayOf(translation('props.action.description', 'Geerbt', english));
    const findOrigin = (file: string) => (file === BUTTON_BASE.file ? overlay : undefined);
    const { props } = applyOverlay(BUTTON, undefined, findOrigin);
    expect(props.find(({ name }) => name === 'action')?.description).toBe(expected);
  });

  test('the overlay of a component does not reach what it inherits', () => {
    const overlay = overlayOf(translation('props.action.description', 'Geerbt', 'Inherited.'));
    expect(applyOverlay(BUTTON, overlay)).toEqual(BUTTON);
  });
});
