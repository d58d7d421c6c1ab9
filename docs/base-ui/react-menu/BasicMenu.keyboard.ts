export default {
  keyboard: [
    {
      keys: ['Enter', 'Space', 'Arrow Down'],
      does: 'On the button, opens the menu at its first item',
      walk: [
        { from: 'button "Order 1182"', press: 'Enter', focus: 'menuitem "Print the invoice"' },
        { press: 'Escape', hides: 'menu' },
        { press: 'Space', focus: 'menuitem "Print the invoice"' },
        { press: 'Escape', hides: 'menu' },
        { press: 'Arrow Down', focus: 'menuitem "Print the invoice"' },
      ],
    },
    {
      keys: 'Arrow Up',
      does: 'On the button, opens the menu at its last item',
      walk: [{ from: 'button "Order 1182"', press: 'Arrow Up', focus: 'menuitem "Send back"' }],
    },
    {
      keys: { words: '`Arrow Down` or `Arrow Up` in the menu' },
      does: 'Next or previous item, disabled ones included, and from one end to the other',
      walk: [
        { from: 'button "Order 1182"', press: 'Enter', focus: 'menuitem "Print the invoice"' },
        { press: 'Arrow Down' },
        { focus: 'menuitem "Change the address"' },
        { press: ['Arrow Up', 'Arrow Up'], focus: 'menuitem "Send back"' },
      ],
    },
    {
      keys: ['Home', 'End'],
      does: 'First or last item',
      walk: [
        { from: 'button "Order 1182"', press: 'Enter', focus: 'menuitem "Print the invoice"' },
        { press: 'End', focus: 'menuitem "Send back"' },
        { press: 'Home', focus: 'menuitem "Print the invoice"' },
      ],
    },
    {
      keys: { words: 'A letter' },
      does: 'Next item that begins with it',
      walk: [
        { from: 'button "Order 1182"', press: 'Enter', focus: 'menuitem "Print the invoice"' },
        { press: 's', focus: 'menuitem "Send back"' },
      ],
    },
    {
      keys: { words: '`Enter` or `Space` on an item' },
      does: 'Chooses the item, closes the menu and returns the focus',
      walk: [
        { from: 'button "Order 1182"', press: 'Enter', focus: 'menuitem "Print the invoice"' },
        { press: 'Enter', hides: 'menu' },
        { focus: 'button "Order 1182"' },
      ],
    },
    {
      keys: 'Escape',
      does: 'Closes the menu and returns the focus',
      walk: [
        { from: 'button "Order 1182"', press: 'Enter', focus: 'menuitem "Print the invoice"' },
        { press: 'Escape', hides: 'menu' },
        { focus: 'button "Order 1182"' },
      ],
    },
    {
      keys: 'Tab',
      does: 'Closes the menu',
      walk: [
        { from: 'button "Order 1182"', press: 'Enter', focus: 'menuitem "Print the invoice"' },
        { press: 'Tab', hides: 'menu' },
      ],
    },
  ],
  roles: [
    {
      role: 'button',
      name: 'Order 1182',
      states: { 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'aria-controls': '…' },
      means: 'The `MenuButton`. Its text is the name.',
    },
    {
      role: 'menu',
      name: 'Order 1182',
      means: 'The open list. You supply its name.',
      after: [{ from: 'button "Order 1182"', press: 'Enter' }],
    },
    {
      role: 'menuitem',
      name: 'Change the address',
      states: { 'aria-disabled': 'true' },
      means: 'A disabled `MenuItem`, which can have focus.',
      after: [{ from: 'button "Order 1182"', press: 'Enter' }],
    },
  ],
} satisfies KeyboardFile;
