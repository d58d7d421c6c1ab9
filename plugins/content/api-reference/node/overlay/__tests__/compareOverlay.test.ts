import { compareOverlay } from '../compareOverlay';
import { BUTTON, overlayOf, translation } from './overlayModels';

test('tells translated, stale and unknown texts apart', () => {
  const overlay = overlayOf(
    translation('description', 'Über', 'About the button.'),
    translation('props.variant.description', 'Alt', 'It said something else.'),
    translation('props.variant.deprecated', 'Nie gestempelt'),
    translation('props.onChange.returns', '', 'Whether to stop.'),
    translation('props.gone.description', 'Weg', 'Gone.'),
    translation('props.action.description', 'Geerbt', 'Inherited.'),
  );
  expect(compareOverlay(BUTTON, overlay)).toEqual({
    total: 10,
    translated: 1,
    stale: ['props.variant.description', 'props.variant.deprecated'],
    unknown: ['props.gone.description', 'props.action.description'],
  });
});
