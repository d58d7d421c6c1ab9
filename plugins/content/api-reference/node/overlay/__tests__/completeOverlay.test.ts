import { completeOverlay, stampOverlay } from '../completeOverlay';
import { formatOverlay } from '../formatOverlay';
import { overlayOf, translation, USE_MENU } from './overlayModels';

describe('completeOverlay', () => {
  test('starts with every text, empty and with the English one beside it', () => {
    expect(formatOverlay(completeOverlay(USE_MENU, new Map()))).toBe(`{
  "description": {
    "english": "About the hook.",
    "text": ""
  },
  "parameters": {
    "open": {
      "description": {
        "english": "Whether it is open.",
        "text": ""
      }
    }
  },
  "returnValue": {
    "close": {
      "description": {
        "english": "Closes it.",
        "text": ""
      }
    }
  }
}
`);
  });

  test('keeps what is there, and shows the English text of what is stale', () => {
    const done = translation('parameters.open.description', 'Offen', 'Whether it is open.');
    const stale = translation('description', 'Alt', 'It said something else.');
    const unknown = translation('parameters.gone.description', 'Weg', 'Gone.');
    expect([...completeOverlay(USE_MENU, overlayOf(unknown, done, stale)).values()]).toEqual([
      { ...stale, english: 'About the hook.' },
      done,
      { path: ['returnValue', 'close', 'description'], english: 'Closes it.', text: '' },
      unknown,
    ]);
  });

  test('drops the English text of what has been translated since', () => {
    const done = translation('description', 'Hook', 'About the hook.');
    const completed = completeOverlay(USE_MENU, overlayOf({ ...done, english: 'x' }));
    expect(completed.get('description')).toEqual(done);
  });
});

describe('stampOverlay', () => {
  test('says of translated texts what they are made from', () => {
    const empty = { ...translation('description', ''), english: 'About the hook.' };
    const unknown = translation('parameters.gone.description', 'Weg', 'Gone.');
    const fresh = { ...translation('parameters.open.description', 'Offen'), english: 'Whether' };
    const stale = translation('returnValue.close.description', 'Zu', 'It said something else.');
    const stamped = stampOverlay(USE_MENU, overlayOf(empty, unknown, fresh, stale));
    expect([...stamped.values()]).toEqual([
      empty,
      unknown,
      translation('parameters.open.description', 'Offen', 'Whether it is open.'),
      translation('returnValue.close.description', 'Zu', 'Closes it.'),
    ]);
  });
});
