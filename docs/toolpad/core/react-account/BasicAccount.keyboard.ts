export default {
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the menu; in it, clicks the button or link that has focus',
      walk: [
        { from: 'button "Current User"', press: 'Space', shows: 'button "Sign Out"' },
        { press: 'Escape', hides: 'button "Sign Out"' },
        { press: 'Enter', shows: 'button "Sign Out"' },
        { from: 'button "Sign Out"', press: 'Enter', shows: 'button "Sign In"' },
      ],
    },
    {
      keys: 'Tab',
      does: 'Next link or button of the menu',
      walk: [
        { in: 'AccountLinks', from: 'button "Current User"', press: 'Enter' },
        { press: 'Tab', focus: 'link "Your shifts"' },
        { press: 'Tab', focus: 'link "Profile"' },
        { press: 'Tab', focus: 'button "Sign Out"' },
      ],
    },
    {
      keys: 'Escape',
      does: 'Closes the menu; focus returns to the account button',
      walk: [
        { from: 'button "Current User"', press: 'Enter', shows: 'button "Sign Out"' },
        { press: 'Escape', hides: 'button "Sign Out"', focus: 'button "Current User"' },
      ],
    },
  ],
  roles: [
    {
      role: 'button',
      name: 'Current User',
      states: { 'aria-haspopup': 'true' },
      means: 'The account button. Its name is an `aria-label` that you can replace.',
    },
    {
      role: 'button',
      name: 'Sign Out',
      means: 'The last button of the menu.',
      after: [{ from: 'button "Current User"', press: 'Enter' }],
    },
    {
      role: 'button',
      name: 'Sign In',
      means: 'What is there without a user.',
      after: [{ in: 'SignedOutAccount' }],
    },
  ],
} satisfies KeyboardFile;
