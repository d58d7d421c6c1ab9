export default {
  keyboard: [
    {
      keys: 'Tab',
      in: {
        'In an open temporary drawer': {
          does: 'Moves through the drawer and stays in it',
          walk: [
            { from: 'button[aria-haspopup="dialog"]', press: 'Enter', focus: 'dialog "Shelves"' },
            { press: 'Tab', focus: 'button "Close"' },
            { press: ['Tab', 'Tab', 'Tab', 'Tab'], focus: 'checkbox "Music"' },
            { press: 'Tab', focus: 'button "Close"' },
          ],
        },
      },
    },
    {
      keys: 'Escape',
      in: {
        'In an open temporary drawer': {
          does: 'Calls `onClose`; when the drawer closes, focus returns to where it was',
          walk: [
            { from: 'button[aria-haspopup="dialog"]', press: 'Enter', shows: 'dialog "Shelves"' },
            { press: 'Escape', hides: 'dialog', focus: 'button[aria-haspopup="dialog"]' },
          ],
        },
      },
    },
  ],
  roles: [
    {
      role: 'button',
      states: { 'aria-haspopup': 'dialog' },
      means: 'What opens a temporary drawer. You supply the state.',
    },
    {
      role: 'dialog',
      name: 'Shelves',
      states: { 'aria-modal': 'true', tabindex: '-1' },
      means:
        'The paper of a temporary drawer, which gets the focus. You supply role, name and `aria-modal`.',
      after: [{ from: 'button[aria-haspopup="dialog"]', press: 'Enter' }],
    },
    {
      role: 'complementary',
      name: 'Details',
      means: 'The paper of a persistent drawer. You supply the element and the name.',
      after: [{ in: 'PersistentDrawer' }],
    },
  ],
} satisfies KeyboardFile;
