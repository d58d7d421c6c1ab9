export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the switch',
      walk: [{ from: 'before the demo', press: 'Tab', focus: 'switch "Quiet coach"' }],
    },
    {
      keys: 'Space',
      does: 'Turns the switch on or off',
      walk: [
        { from: 'switch', press: 'Space', shows: 'switch:not(:checked)' },
        { press: 'Space', shows: 'switch:checked' },
      ],
    },
  ],
  roles: [
    {
      role: 'switch',
      name: 'Quiet coach',
      means: 'The `<input type="checkbox">`. The `<label>` around it names it.',
    },
  ],
} satisfies KeyboardFile;
