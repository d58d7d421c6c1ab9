export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the thumb; each thumb of a range has its own tab stop',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'slider "House lights"' },
        { in: 'RangeSlider', from: 'slider "Opens at bar"', press: 'Tab' },
        { focus: 'slider "Closes at bar"' },
      ],
    },
    {
      keys: ['Arrow Right', 'Arrow Left'],
      does: 'Adds or subtracts `step`; in a right-to-left theme, the left arrow adds',
      walk: [
        { from: 'slider', press: 'Arrow Right', value: ['slider', '61'] },
        { press: 'Arrow Left', value: ['slider', '60'] },
      ],
      rtl: [
        { from: 'slider', press: 'Arrow Left', value: ['slider', '61'] },
        { press: 'Arrow Right', value: ['slider', '60'] },
      ],
    },
    {
      keys: ['Arrow Up', 'Arrow Down'],
      does: 'Adds or subtracts `step`, in both orientations',
      walk: [
        { from: 'slider', press: 'Arrow Up', value: ['slider', '61'] },
        { press: 'Arrow Down', value: ['slider', '60'] },
        { in: 'MixingDesk', from: 'slider "Strings"', press: 'Arrow Up' },
        { value: ['slider "Strings"', '-5'] },
        { press: 'Arrow Down', value: ['slider "Strings"', '-6'] },
      ],
    },
    {
      keys: ['Page Up', 'Page Down'],
      does: 'Adds or subtracts `shiftStep`',
      walk: [
        { from: 'slider', press: 'Page Up', value: ['slider', '70'] },
        { press: 'Page Down', value: ['slider', '60'] },
      ],
    },
    {
      keys: ['Shift + Arrow Up', 'Shift + Arrow Down'],
      does: 'Adds or subtracts `shiftStep`',
      walk: [
        { from: 'slider', press: 'Shift + Arrow Up', value: ['slider', '70'] },
        { press: 'Shift + Arrow Down', value: ['slider', '60'] },
      ],
    },
    {
      keys: ['Home', 'End'],
      does: 'Goes to `min` or `max`',
      walk: [
        { from: 'slider', press: 'Home', value: ['slider', '0'] },
        { press: 'End', value: ['slider', '100'] },
      ],
    },
  ],
  roles: [
    {
      role: 'slider',
      name: 'House lights',
      states: { 'aria-valuenow': '60', 'aria-orientation': 'horizontal' },
      means: 'The `<input type="range">` in the thumb. You supply the name.',
    },
    {
      role: 'slider',
      name: 'Cut everything below',
      states: { 'aria-valuenow': '100', 'aria-valuetext': '100 Hz' },
      means: 'A value with a unit. You supply its text with `getAriaValueText`.',
      after: [{ in: 'NonLinearScale' }],
    },
    {
      role: 'slider',
      name: 'Closes at bar',
      states: { 'aria-valuenow': '56' },
      means: 'A thumb of a range. You supply the names with `getAriaLabel`.',
      after: [{ in: 'RangeSlider' }],
    },
  ],
} satisfies KeyboardFile;
