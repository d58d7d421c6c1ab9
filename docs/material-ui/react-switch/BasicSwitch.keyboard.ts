export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the switch',
      walk: [{ from: 'before the demo', press: 'Tab', focus: 'checkbox "Bench heating"' }],
    },
    {
      keys: 'Space',
      does: 'Turns the switch on or off',
      walk: [
        { from: 'checkbox:checked', press: 'Space', shows: 'checkbox:not(:checked)' },
        { press: 'Space', shows: 'checkbox:checked' },
      ],
    },
    {
      keys: 'Enter',
      does: 'No effect on the switch',
      walk: [{ from: 'checkbox:checked', press: 'Enter', shows: 'checkbox:checked' }],
    },
  ],
  roles: [
    {
      role: 'checkbox',
      name: 'Bench heating',
      states: { type: 'checkbox' },
      means: 'The `<input>` of a switch. `label` of `FormControlLabel` is its name.',
    },
    {
      role: 'switch',
      name: 'Mist at noon',
      states: { role: 'switch', 'aria-describedby': '…' },
      means: 'The same with a role that you supply through `inputProps`.',
      after: [{ in: 'SettingRows' }],
    },
    {
      role: 'group',
      name: 'Drip irrigation',
      means: 'The `<fieldset>` around related switches. You supply element and legend.',
      after: [{ in: 'IrrigationGroup' }],
    },
  ],
} satisfies KeyboardFile;
