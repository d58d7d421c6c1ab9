export default {
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the menu at its first item; chooses the item and closes the menu',
      walk: [
        { from: 'button "Recipe"', press: 'Enter', focus: 'menuitem "Rename"' },
        { press: 'Escape', hides: 'menu' },
        { in: 'PortionsMenu', from: 'button', press: 'Space', focus: 'menuitem "Halve"' },
        { press: 'Enter', hides: 'menu', focus: 'button' },
        { shows: 'status:has-text("for 2 people")' },
      ],
    },
    {
      keys: ['Arrow Down', 'Arrow Up'],
      does: 'Opens the menu at its first or last item; next and previous item, from the last to the first',
      walk: [
        { from: 'button "Recipe"', press: 'Arrow Down', focus: 'menuitem "Rename"' },
        { press: 'Arrow Down', focus: 'menuitem "Duplicate"' },
        { press: 'Arrow Down', focus: 'menuitem "Publish"' },
        { press: 'Arrow Down', focus: 'menuitem "Rename"' },
        { press: 'Escape', hides: 'menu' },
        { from: 'button "Recipe"', press: 'Arrow Up', focus: 'menuitem "Publish"' },
      ],
    },
    {
      keys: ['Home', 'End'],
      does: 'First and last item',
      walk: [
        { from: 'button "Recipe"', press: 'Enter', focus: 'menuitem "Rename"' },
        { press: 'End', focus: 'menuitem "Publish"' },
        { press: 'Home', focus: 'menuitem "Rename"' },
      ],
    },
    {
      keys: { words: 'A letter' },
      does: 'Next item that starts with the letter',
      walk: [
        { from: 'button "Recipe"', press: 'Enter', focus: 'menuitem "Rename"' },
        { press: 'D', focus: 'menuitem "Duplicate"' },
      ],
    },
    {
      keys: 'Escape',
      does: 'Closes the menu; focus returns to the button',
      walk: [
        { from: 'button "Recipe"', press: 'Enter', shows: 'menu' },
        { press: 'Escape', hides: 'menu', focus: 'button "Recipe"' },
      ],
    },
    {
      keys: 'Tab',
      does: 'Closes the menu',
      walk: [
        { from: 'button "Recipe"', press: 'Enter', focus: 'menuitem "Rename"' },
        { press: 'Tab', hides: 'menu' },
      ],
    },
  ],
  roles: [
    {
      role: 'button',
      name: 'Recipe',
      states: { 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'aria-controls': '…' },
      means: '`MenuButton`. Its content is the name.',
    },
    {
      role: 'menu',
      means: '`Menu`, the open list. You supply a name if the button does not say enough.',
      after: [{ from: 'button "Recipe"', press: 'Enter' }],
    },
    {
      role: 'menuitem',
      name: 'Publish',
      states: { 'aria-disabled': 'true' },
      means: '`MenuItem`. A disabled one still takes the focus.',
      after: [{ from: 'button "Recipe"', press: 'Enter' }],
    },
    {
      role: 'menuitemradio',
      name: 'Newest',
      states: { 'aria-checked': 'true' },
      means: 'One of several values. You supply the role and the state.',
      after: [{ in: 'SelectedItem', from: 'button', press: 'Enter' }],
    },
    {
      role: 'group',
      name: 'Meal plan',
      states: { 'aria-labelledby': '…' },
      means: 'A `List` around several items. You supply its name.',
      after: [{ in: 'GroupedMenu', from: 'button', press: 'Enter' }],
    },
  ],
} satisfies KeyboardFile;
