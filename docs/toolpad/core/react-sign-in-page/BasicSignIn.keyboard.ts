export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through the buttons of the providers, then the fields, the checkbox and the button',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'button "Sign in with Google"' },
        { press: 'Tab', focus: 'button "Sign in with GitHub"' },
        { in: 'PasswordSignIn', from: 'textbox "Email Address"', press: ['Tab', 'Tab'] },
        { focus: 'checkbox "Remember me"' },
        { press: 'Tab', focus: 'button "Sign in"' },
      ],
    },
    {
      keys: 'Enter',
      does: 'Signs in with the focused provider; in a field, sends the form',
      walk: [
        { from: 'button "Sign in with GitHub"', press: 'Enter', shows: 'alert' },
        { in: 'PasswordSignIn', from: 'textbox "Email Address"', press: 'Enter', shows: 'textbox' },
      ],
    },
    {
      keys: 'Space',
      does: 'Signs in with the focused provider; changes the checkbox',
      walk: [
        { from: 'button "Sign in with GitHub"', press: 'Space', shows: 'alert' },
        {
          in: 'PasswordSignIn',
          from: 'checkbox "Remember me"',
          press: 'Space',
          shows: 'checkbox:checked',
        },
      ],
    },
  ],
  roles: [
    { role: 'main', means: 'The `Container` around the page.' },
    { role: 'button', name: 'Sign in with GitHub', means: 'The submit button of a provider.' },
    {
      role: 'alert',
      means: 'The error that `signIn` returned.',
      after: [{ from: 'button "Sign in with GitHub"', press: 'Enter' }],
    },
  ],
} satisfies KeyboardFile;
