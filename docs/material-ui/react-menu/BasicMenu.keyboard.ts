export default {
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the menu; chooses the focused item. A link reacts to `Enter` only',
      walk: [
        { from: 'button "Session 214"', press: 'Enter', shows: 'menu' },
        { focus: 'menuitem "Copy the setup"' },
        { press: 'Space', hides: 'menu', focus: 'button "Session 214"' },
        { in: 'AccountMenu', from: 'button "Account of Ines Roth"', press: 'Enter' },
        { focus: 'menuitem "Bookings"', press: 'Space', clicks: 'nothing' },
        { press: 'Enter', hides: 'menu' },
      ],
    },
    {
      keys: ['Arrow Down', 'Arrow Up'],
      does: 'Next and previous item; starts again at the other end. Skips disabled items without `disabledItemsFocusable`',
      walk: [
        { from: 'button "Session 214"', press: 'Enter', focus: 'menuitem "Copy the setup"' },
        { press: 'Arrow Down', focus: 'menuitem "Export the tracks"' },
        { press: ['Arrow Up', 'Arrow Up'], focus: 'menuitem "Move to the archive"' },
        { press: ['Arrow Down'], focus: 'menuitem "Copy the setup"' },
        { press: 'Escape', hides: 'menu' },
        { in: 'TrackMenu', from: 'button "Cello, close mic"', press: ['Enter', 'Arrow Up'] },
        { focus: 'menuitem "Copy (all 24 tracks used)"' },
      ],
    },
    {
      keys: ['Home', 'End'],
      does: 'First and last item',
      walk: [
        { from: 'button "Session 214"', press: ['Enter', 'End'] },
        { focus: 'menuitem "Move to the archive"' },
        { press: 'Home', focus: 'menuitem "Copy the setup"' },
      ],
    },
    {
      keys: { words: 'Letters' },
      does: 'Next item that begins with the letters',
      walk: [
        { from: 'button "Session 214"', press: ['Enter', 'm'] },
        { focus: 'menuitem "Move to the archive"' },
        { press: 'e', focus: 'menuitem "Move to the archive"' },
      ],
    },
    {
      keys: 'Shift + F10',
      does: 'On Windows and Linux, like the Menu key: sends `contextmenu`, which can open a context menu',
      walk: [
        { in: 'TakeContextMenu', from: 'button "Actions for take 7"', press: 'Shift + F10' },
        { focus: 'menuitem "Mark as best take"' },
      ],
    },
    {
      keys: ['Escape', 'Tab'],
      does: 'Calls `onClose`; as soon as `open` is `false`, focus returns to where it was',
      walk: [
        { from: 'button "Session 214"', press: ['Enter', 'Escape'], hides: 'menu' },
        { focus: 'button "Session 214"', press: ['Enter', 'Tab'], hides: 'menu' },
        { focus: 'button "Session 214"' },
      ],
    },
  ],
  roles: [
    {
      role: 'button',
      name: 'Session 214',
      states: { 'aria-haspopup': 'menu', 'aria-expanded': 'false' },
      means: 'The control that opens the menu. You supply the states.',
    },
    {
      role: 'menu',
      name: 'Session 214',
      states: { 'aria-label': 'Session 214' },
      means: 'The `MenuList`. You supply the name.',
      after: [{ from: 'button "Session 214"', press: 'Enter' }],
    },
    {
      role: 'menuitem',
      name: 'Copy the setup',
      states: { tabindex: '0' },
      means: 'A `MenuItem`. Other items have the `tabindex` -1.',
      after: [{ from: 'button "Session 214"', press: 'Enter' }],
    },
    {
      role: 'menuitemradio',
      name: 'Longest first',
      states: { 'aria-checked': 'true' },
      means: 'One of several choices. You supply role and state.',
      after: [{ in: 'SortMenu', from: 'button "Longest first"', press: 'Enter' }],
    },
    {
      role: 'menuitemcheckbox',
      name: 'Room B',
      states: { 'aria-checked': 'true' },
      means: 'An item that turns something on and off. You supply role and state.',
      after: [{ in: 'DetailsMenu', from: 'button "Details"', press: 'Enter' }],
    },
    {
      role: 'menuitem',
      name: 'Copy (all 24 tracks used)',
      states: { 'aria-disabled': 'true' },
      means: 'A `disabled` item, which `disabledItemsFocusable` makes focusable.',
      after: [{ in: 'TrackMenu', from: 'button "Cello, close mic"', press: 'Enter' }],
    },
  ],
} satisfies KeyboardFile;
